import page from "@/app/_ui/page.module.css";
import type { Occurrence } from "@/db/queries/get-paper";
import { formatDate } from "@/lib/format/numbers";

/** All records of the paper in the sources, with the reason why they were merged. */
export function PaperOccurrences({
  title,
  occurrences,
}: {
  readonly title: string;
  readonly occurrences: readonly Occurrence[];
}) {
  if (occurrences.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>Sources</h2>
      <ul>
        {occurrences.map(({ pk, source, locator, first_seen, joined_by, ...occurrence }) => (
          <li key={pk} style={{ overflowWrap: "anywhere" }}>
            {`${source}, ${locator}`}
            <span className={page.note}>
              {`, first seen ${formatDate(first_seen)}`}
              {joined_by && `, merged (same ${joined_by})`}
              {occurrence.title !== null && occurrence.title !== title && `, listed as “${occurrence.title}”`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
