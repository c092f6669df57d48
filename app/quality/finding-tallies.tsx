import Link from "next/link";
import table from "@/app/_ui/data-table.module.css";
import page from "@/app/_ui/page.module.css";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { FINDING_CODES, FINDING_TEXTS, type FindingCode, type FindingTally } from "@/lib/lint/finding";
import classes from "./quality.module.css";
import { qualityPath } from "./quality-query";

/** "3 of 27 claims"; without a case that could be checked, says so. */
function formatTally(code: FindingCode, { open, checked }: FindingTally): string {
  const [one, many] = FINDING_TEXTS[code].unit;
  return checked === 0 ? `no ${one} could be checked` : `${formatNumber(open)} of ${formatCount(checked, one, many)}`;
}

interface Props {
  readonly tallies: Readonly<Record<FindingCode, FindingTally>>;
  readonly selected: FindingCode | null;
}

/** The kinds of findings, with the number of findings and of cases that could be checked. */
export function FindingTallies({ tallies, selected }: Props) {
  return (
    <div className={table.wrap}>
      <table className={table.table} data-stacked>
        <caption className={page.hidden}>Kinds of findings</caption>
        <thead>
          <tr>
            <th scope="col">Finding</th>
            <th scope="col">Code</th>
            <th scope="col">Found in those that could be checked</th>
            <th scope="col" className={table.number}>
              Confirmed in review
            </th>
          </tr>
        </thead>
        <tbody>
          {FINDING_CODES.map((code) => {
            const { title, explanation } = FINDING_TEXTS[code];
            const { open, confirmed } = tallies[code];
            return (
              <tr key={code}>
                <th scope="row">
                  {open > 0 ? (
                    <Link
                      href={qualityPath({ code, page: 1 })}
                      prefetch={false}
                      aria-current={code === selected ? "true" : undefined}
                      className={classes.kind}
                    >
                      {title}
                    </Link>
                  ) : (
                    <span className={classes.kind}>{title}</span>
                  )}
                  <span className={classes.explanation}>{explanation}</span>
                </th>
                <td>
                  <code>{code}</code>
                </td>
                <td data-testid={`tally-${code}`}>{formatTally(code, tallies[code])}</td>
                <td className={table.number} data-label="Confirmed in review">
                  {formatNumber(confirmed)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
