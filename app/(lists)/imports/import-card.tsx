import Link from "next/link";
import table from "@/app/_components/data-table.module.css";
import page from "@/app/_components/page.module.css";
import type { ImportSummary } from "@/db/queries/list-imports";
import { formatCount, formatDate } from "@/lib/format";
import classes from "./imports.module.css";

/** The last part of a path, which is what a person looks for; the whole stands below. */
const nameOf = (source: string): string => source.split(/[/\\]/).findLast((part) => part !== "") ?? source;

function Issues({ data: { source, issues, skipped, mended } }: { readonly data: ImportSummary }) {
  const more = skipped + mended - issues.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section className={table.wrap} tabIndex={0} aria-label={`Skipped or mended in ${nameOf(source)}, scrollable`}>
        <table className={table.table} aria-label={`Skipped or mended in ${source}`}>
          <thead>
            <tr>
              <th scope="col">What was done</th>
              <th scope="col">Place</th>
              <th scope="col">Reason</th>
              <th scope="col">Text there</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ severity, locator, message, excerpt }) => (
              <tr key={`${locator} ${message}`}>
                <td>
                  <span className={classes.severity} data-severity={severity}>
                    {severity}
                  </span>
                </td>
                <td className={table.nowrap}>{locator}</td>
                <td className={classes.words}>{message}</td>
                <td className={classes.excerpt} dir="auto">
                  {excerpt ?? "—"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className={page.note}>{`and ${formatCount(more, "record")} more of this source`}</p>}
    </>
  );
}

/** One source: when it came, what it brought, and every record that was skipped or mended, with its place. */
export function ImportCard({ data }: { readonly data: ImportSummary }) {
  const { source, first_at, last_at, papers, skipped, mended } = data;
  const [first, last] = [formatDate(first_at), formatDate(last_at)];
  const facts = [
    source !== nameOf(source) && source,
    `imported on ${first}`,
    last !== first && `last brought something new on ${last}`,
  ];
  return (
    <li className={classes.import}>
      <div className={classes.head}>
        <h2 className={classes.name}>{nameOf(source)}</h2>
        <p>
          {papers === 0 ? "no papers" : formatCount(papers, "paper")}
          {skipped > 0 && <span className={classes.bad}>{`, ${skipped} skipped`}</span>}
          {mended > 0 && <span className={classes.bad}>{`, ${mended} mended`}</span>}
        </p>
        {papers > 0 && <Link href={`/claims?${new URLSearchParams({ source })}`}>Its claims</Link>}
      </div>
      <p className={classes.facts}>{facts.filter(Boolean).join(" · ")}</p>
      {data.issues.length > 0 && <Issues data={data} />}
    </li>
  );
}
