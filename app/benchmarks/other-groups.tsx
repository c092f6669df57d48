import table from "@/app/_ui/data-table.module.css";
import page from "@/app/_ui/page.module.css";
import { compareProtocols } from "@/lib/compare/comparability";
import type { ResultGroup } from "@/lib/compare/result-groups";
import { formatCount, formatList, formatNumber } from "@/lib/format/numbers";
import classes from "./other-groups.module.css";
import type { BenchmarkData } from "./read-benchmark";
import { ResultTable } from "./result-table";
import { type ShownGroup, selectGroups } from "./select-groups";

/** Explains why a group is separate from the main one. */
function formatExclusion(main: ResultGroup, group: ResultGroup): string {
  const { reasons } = compareProtocols(main.reference, group.reference);
  const exclusions = reasons.filter(({ code }) => code === "metric" || code === "scale" || code === "metric unknown");
  return exclusions.map(({ text }) => text).join("; ");
}

function GroupHeading({ main, shown: { group, rows } }: { readonly main: ResultGroup; readonly shown: ShownGroup }) {
  const count = group.results.length;
  const notes = [
    formatExclusion(main, group),
    rows.length < count && `the ${rows.length} of ${formatNumber(count)} results with the largest gains are listed`,
  ];
  return (
    <>
      {group.label}
      <span className={table.groupNote}>{notes.filter(Boolean).join("; ")}</span>
    </>
  );
}

/** Results with another metric or unit than the main ones, folded under one line, with the reason. */
export function OtherGroups({ benchmark, results, view }: BenchmarkData) {
  const { main, others } = results;
  if (main === null || others.length === 0) return null;
  const count = others.reduce((sum, group) => sum + group.results.length, 0);
  const labels = formatList(
    others.map(({ label }) => label),
    4,
  );
  const shown = selectGroups(others, view.measure);
  return (
    <details className={classes.others}>
      <summary>
        {`${formatCount(count, "more result")} in ${formatCount(others.length, "other metric or unit", "other metrics or units")}, not comparable with these: ${labels}`}
      </summary>
      <ResultTable
        label={`Results on ${benchmark.name} in other metrics or units`}
        results={shown.flatMap(({ rows }) => rows)}
        groups={shown.map((one) => ({
          key: one.group.key,
          count: one.rows.length,
          heading: <GroupHeading main={main} shown={one} />,
        }))}
        view={view}
        best={results.best}
      />
      {shown.length < others.length && (
        <p className={page.note}>
          {`The ${shown.length} metrics or units with most results are listed, of ${formatNumber(others.length)}. The CSV and JSON of the table of results have all of them.`}
        </p>
      )}
    </details>
  );
}
