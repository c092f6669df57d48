import Link from "next/link";
import type { ImportedSource } from "@/db/queries/list-imports";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";
import { shortenSourceName } from "@/lib/paper/source-kind";
import { describeUnfinishedImport } from "@/lib/paper/unfinished-import";
import classes from "./imports.module.css";
import { IssueTable } from "./issue-table";
import { UndoImportButton } from "./undo-import-button";

/** One import source: dates, counts, and records that were skipped or repaired. */
export function ImportCard({ data, writable }: { readonly data: ImportedSource; readonly writable: boolean }) {
  const { source, first_at, last_at, papers, skipped, repaired } = data;
  const unfinished = describeUnfinishedImport(data);
  const [first, last] = [formatDate(first_at), formatDate(last_at)];
  const details = [
    source !== shortenSourceName(source) && source,
    `imported on ${first}`,
    last !== first && `last new records on ${last}`,
  ];
  return (
    <li className={classes.import}>
      <div className={classes.head}>
        <h2 className={classes.name}>{shortenSourceName(source)}</h2>
        <p>
          {papers === 0 ? "no papers" : formatCount(papers, "paper")}
          {skipped > 0 && <span className={classes.bad}>{`, ${formatNumber(skipped)} skipped`}</span>}
          {repaired > 0 && <span className={classes.bad}>{`, ${formatNumber(repaired)} repaired`}</span>}
        </p>
        <div className={classes.ways}>
          {papers > 0 && <Link href={`/claims?${new URLSearchParams({ source })}`}>View claims</Link>}
          {writable && <UndoImportButton source={source} name={shortenSourceName(source)} />}
        </div>
      </div>
      {unfinished && <p className={classes.unfinished}>{`${unfinished[0]?.toUpperCase()}${unfinished.slice(1)}.`}</p>}
      <p className={classes.facts}>{details.filter(Boolean).join(" · ")}</p>
      {data.reasons.length > 0 && (
        <ul className={classes.reasons} aria-label="Frequent reasons">
          {data.reasons.map(({ severity, message, count, first }) => (
            <li key={`${severity} ${message}`}>{`${formatNumber(count)} ${severity}: ${message} (first: ${first})`}</li>
          ))}
        </ul>
      )}
      <IssueTable
        source={shortenSourceName(source)}
        issues={data.issues}
        total={skipped + repaired}
        downloadHref={`/imports/issues.csv?${new URLSearchParams({ source })}`}
      />
    </li>
  );
}
