import page from "@/app/_ui/page.module.css";
import type { Occurrence } from "@/db/queries/get-paper";
import { formatDate } from "@/lib/format/numbers";

/** Every place in which the paper was met, and why a record there was taken for it. */
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
      <h2>Where it was found</h2>
      <ul>
        {occurrences.map(({ pk, source, locator, first_seen, joined_by, ...occurrence }) => (
          <li key={pk} style={{ overflowWrap: "anywhere" }}>
            {`${source}, ${locator}`}
            <span className={page.note}>
              {`, since ${formatDate(first_seen)}`}
              {joined_by && `, merged: the same ${joined_by}`}
              {occurrence.title !== null && occurrence.title !== title && ` (there: “${occurrence.title}”)`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
