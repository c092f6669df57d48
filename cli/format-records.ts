import type { ListedMerge } from "@/db/queries/list-merges";
import type { PaperRecords } from "@/db/store/split-paper";
import { removeControlCharacters } from "./messages";

/** Formats a merged record as one line. */
export function formatMerge({ paper, title, source, locator, record_title, why }: ListedMerge): string {
  const other = title === record_title ? "" : ` ("${title}")`;
  return removeControlCharacters(`${paper}${other}: ${source}, ${locator} ("${record_title}"), same ${why}`);
}

interface PaperWithRecords {
  readonly paper: Pick<PaperRecords["paper"], "id" | "title">;
  readonly records: readonly Pick<PaperRecords["records"][number], "record" | "joined_by">[];
}

/** Formats a paper and its numbered records. */
export function formatRecords({ paper, records }: PaperWithRecords): string {
  const lines = records.map(({ record, joined_by }, i) => {
    const { source, locator, title, authors, published, arxiv_id, doi } = record;
    const about = [
      authors[0] && (authors.length > 1 ? `${authors[0]} and others` : authors[0]),
      published,
      arxiv_id,
      doi,
    ];
    const why = joined_by ? `; merged: same ${joined_by}` : "";
    return `  ${i + 1}. "${title}" (${about.filter(Boolean).join(", ") || "no further details"}), ${source}, ${locator}${why}`;
  });
  return removeControlCharacters(`${paper.id}: ${paper.title}\n${lines.join("\n")}\n`);
}
