import page from "@/app/_ui/page.module.css";
import { compareProtocols } from "@/lib/compare/comparability";
import { toGainSortValue } from "@/lib/compare/result-columns";
import type { ResultGroup } from "@/lib/compare/result-groups";
import { formatCount, formatList, formatNumber } from "@/lib/format/numbers";
import classes from "./other-groups.module.css";
import type { BenchmarkData } from "./read-benchmark";
import { ResultTable } from "./result-table";

/** Other groups are collapsed on every page of a benchmark, and few visitors open them. */
const MAX_ROWS_PER_GROUP = 10;

/** Explains why a group is separate from the main one. */
function formatExclusion(main: ResultGroup, group: ResultGroup): string {
  const { reasons } = compareProtocols(main.reference, group.reference);
  const exclusions = reasons.filter(({ code }) => code === "metric" || code === "scale" || code === "metric unknown");
  return exclusions.map(({ text }) => text).join("; ");
}

/** Results with another metric or unit than the main ones, folded under one line with the reason. */
export function OtherGroups({ results, view }: BenchmarkData) {
  const { main, others } = results;
  if (main === null || others.length === 0) return null;
  const count = others.reduce((sum, group) => sum + group.results.length, 0);
  const labels = formatList(
    others.map(({ label }) => label),
    4,
  );
  return (
    <details className={classes.others}>
      <summary>
        {`${formatCount(count, "more result")} in ${formatCount(others.length, "other metric or unit", "other metrics or units")}, not comparable with these: ${labels}`}
      </summary>
      {others.map((group) => {
        const rows = group.results
          .toSorted(
            (a, b) =>
              (toGainSortValue(b, view.measure) ?? Number.NEGATIVE_INFINITY) -
              (toGainSortValue(a, view.measure) ?? Number.NEGATIVE_INFINITY),
          )
          .slice(0, MAX_ROWS_PER_GROUP);
        return (
          <section key={group.key} className={classes.group}>
            <h3>{group.label}</h3>
            <p className={page.note}>{formatExclusion(main, group)}</p>
            <ResultTable label={`Results in ${group.label}`} results={rows} view={view} best={results.best} />
            {rows.length < group.results.length && (
              <p className={page.note}>
                {`The first ${rows.length} of ${formatNumber(group.results.length)} results are listed.`}
              </p>
            )}
          </section>
        );
      })}
    </details>
  );
}
