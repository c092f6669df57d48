import page from "@/app/_components/page.module.css";
import type { Occurrence } from "@/db/queries/get-paper";
import { formatDate } from "@/lib/format";

/** Every place in which the paper was met. */
export function Occurrences({ occurrences }: { readonly occurrences: readonly Occurrence[] }) {
  if (occurrences.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>Where it was found</h2>
      <ul>
        {occurrences.map(({ source, locator, first_seen }) => (
          <li key={`${source} ${locator}`} style={{ overflowWrap: "anywhere" }}>
            {`${source}, ${locator}`}
            <span className={page.note}>{`, since ${formatDate(first_seen)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
