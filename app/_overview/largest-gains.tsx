import Link from "next/link";
import { ClaimChange } from "@/app/_ui/claim-values";
import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import type { LargestGain } from "@/db/queries/list-largest-gains";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { formatMetricName } from "@/lib/claim/metric-name";
import { getChangeQualifierSign, getGainQualifier, joinQualifier } from "@/lib/claim/qualifier";
import { formatSystemName, formatUnnamedSize } from "@/lib/claim/system-name";
import { toImprovement } from "@/lib/compare/improvement";
import { formatNumber, formatPoints } from "@/lib/format/numbers";
import classes from "./overview.module.css";

function LargestGainRow({ gain: { claim, count, median } }: { readonly gain: LargestGain }) {
  const [name = ""] = claim.benchmarks;
  const systemLabel = formatSystemName(claim) ?? claim.paper_title;
  return (
    <tr>
      <th scope="row" className={table.name}>
        <Link href={`/benchmarks/${benchmarkId(name)}`}>{name}</Link>
        <span className={classes.metric}>{formatMetricName(claim) ?? "metric not stated"}</span>
      </th>
      <td className={table.number}>
        <EvidenceLink claimId={claim.id} title={claim.paper_title}>
          {joinQualifier(
            getChangeQualifierSign(getGainQualifier(claim), claim.points ?? 0),
            formatPoints(claim.points, claim.unit),
          )}
        </EvidenceLink>
      </td>
      <td className={`${table.number} ${table.wide}`}>
        <ClaimChange claim={claim} />
      </td>
      <td dir="auto" title={systemLabel}>
        <span className={classes.system}>
          {[systemLabel, formatUnnamedSize(systemLabel, claim.size_b)].filter(Boolean).join(", ")}
        </span>
      </td>
      <td className={table.number}>
        {formatPoints(toImprovement(median, claim.higher_is_better), claim.unit)}
        <span className={table.dim}>{`, ${formatNumber(count)}\u00a0gains`}</span>
      </td>
    </tr>
  );
}

/** The largest gain of each benchmark and metric with several comparable gains, and their median. */
export function LargestGains({ gains }: { readonly gains: readonly LargestGain[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={table.wrap} tabIndex={0} aria-label="Largest gains, scrollable">
      <table className={table.table} aria-label="Largest gains">
        <thead>
          <tr>
            <th scope="col">Benchmark</th>
            <th scope="col" className={table.number}>
              Largest gain
            </th>
            <th scope="col" className={`${table.number} ${table.wide}`}>
              Before → after
            </th>
            <th scope="col">System</th>
            <th scope="col" className={table.number} title="Median of all comparable gains; its sign follows the value">
              Median
            </th>
          </tr>
        </thead>
        <tbody>
          {gains.map((gain) => (
            <LargestGainRow key={gain.claim.id} gain={gain} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
