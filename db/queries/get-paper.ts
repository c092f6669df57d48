import { asc, eq, sql } from "drizzle-orm";
import type { Claim } from "@/lib/claim/claim";
import type { Span } from "@/lib/claim/span";
import type { Paper } from "@/lib/paper/paper";
import type { Db } from "../open";
import { claims, imports, occurrences, paperAuthors, sentences } from "../schema";
import { readClaims } from "./claim-row";
import { findPaper } from "./resolve-paper-ids";

/** A place in which a paper was met. */
export interface Occurrence {
  /** Tells places apart that are written the same: one may have held two records, one after the other. */
  readonly pk: number;
  readonly source: string;
  readonly locator: string;
  /** ISO time. */
  readonly first_seen: string;
  /** The title there; null where it is not known. */
  readonly title: string | null;
  /** What it had in common with the paper, where it was taken for one that was there. */
  readonly joined_by: string | null;
}

export interface PaperDetails {
  readonly paper: Paper & { readonly first_seen: string };
  /** In the order of the text; rejected ones too. */
  readonly claims: Claim[];
  /** Of the abstract, in order. */
  readonly sentences: Span[];
  readonly occurrences: Occurrence[];
}

/** A paper with all that is known of it, by its id, an earlier id or its arXiv id; null where there is none. */
export function getPaper(db: Db, id: string): PaperDetails | null {
  const found = findPaper(db, id);
  if (!found) return null;
  const { pk, title_key: _key, head_key: _head, opening_key: _opening, extractor: _extractor, ...paper } = found;
  const authors = db.select({ name: paperAuthors.name }).from(paperAuthors).where(eq(paperAuthors.paper_pk, pk));
  const spans = db.select().from(sentences).where(eq(sentences.paper_pk, pk)).orderBy(asc(sentences.position));
  const occurrenceRows = db
    .select({
      pk: occurrences.pk,
      source: imports.source,
      locator: occurrences.locator,
      first_seen: occurrences.first_seen,
      joined_by: occurrences.joined_by,
      title: sql<string | null>`${occurrences.record} ->> '$.title'`,
    })
    .from(occurrences)
    .innerJoin(imports, eq(imports.pk, occurrences.import_pk))
    .where(eq(occurrences.paper_pk, pk))
    .orderBy(asc(occurrences.first_seen), asc(imports.pk), asc(occurrences.pk));
  return {
    paper: {
      ...paper,
      authors: authors
        .orderBy(asc(paperAuthors.position))
        .all()
        .map((a) => a.name),
    },
    claims: readClaims(db, { where: eq(claims.paper_pk, pk), orderBy: [sql`${claims.position}`, sql`${claims.id}`] }),
    sentences: spans.all().map(({ start, stop }) => [start, stop] as const),
    occurrences: occurrenceRows.all(),
  };
}
