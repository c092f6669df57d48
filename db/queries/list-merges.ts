import type { Db } from "../open";

/** A record that was merged into an existing paper. */
export interface ListedMerge {
  readonly paper: string;
  readonly title: string;
  readonly source: string;
  readonly locator: string;
  readonly record_title: string;
  readonly why: string;
}

const LIST = `SELECT p.id AS paper, p.title, i.source, o.locator,
    coalesce(json_extract(o.record, '$.title'), p.title) AS record_title, o.joined_by AS why
  FROM occurrences o JOIN papers p ON p.pk = o.paper_pk JOIN imports i ON i.pk = o.import_pk
  WHERE o.joined_by IS NOT NULL ORDER BY p.pk, o.first_seen, o.pk`;

/** Yields all merges. */
export function* listMerges(db: Db): Generator<ListedMerge> {
  yield* db.$client.prepare<[], ListedMerge>(LIST).iterate();
}
