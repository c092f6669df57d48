import Link from "next/link";
import type { Claim } from "@/lib/claim/claim";
import { formatMetricName } from "@/lib/claim/metric-name";
import { modelPath } from "@/lib/claim/model-names";
import { isMultiBenchmark } from "@/lib/compare/axis";
import { formatCount, formatDate, formatModelSize, formatPoints, formatRelative } from "@/lib/format/numbers";
import { ClaimChange, ClaimStatedGain } from "../_ui/claim-values";
import table from "../_ui/data-table.module.css";
import { EvidenceLink } from "../_ui/evidence-link";
import page from "../_ui/page.module.css";
import { ExportButton } from "../export/export-button";

function BenchmarkClaimRow({ claim }: { readonly claim: Claim }) {
  const hasValues = claim.before !== null || claim.after !== null;
  return (
    <tr data-claim-id={claim.id}>
      <td className={table.title}>
        <Link href={`/papers/${claim.paper_id}`} dir="auto">
          {claim.paper_title}
        </Link>
      </td>
      <td>
        {claim.model_id !== null ? (
          <Link href={modelPath(claim.model_id)} prefetch={false}>
            {claim.model}
          </Link>
        ) : (
          (claim.model ?? <span className={table.dim}>{claim.method ?? "—"}</span>)
        )}
      </td>
      <td className={table.number}>{formatModelSize(claim.size_b)}</td>
      <td>{formatMetricName(claim) ?? <span className={table.dim}>—</span>}</td>
      <td className={table.number}>
        {hasValues ? (
          <EvidenceLink claimId={claim.id}>
            <ClaimChange claim={claim} />
          </EvidenceLink>
        ) : (
          "—"
        )}
      </td>
      <td className={table.number}>
        {claim.gain !== null ? (
          <EvidenceLink claimId={claim.id}>
            <ClaimStatedGain claim={claim} />
          </EvidenceLink>
        ) : (
          <span className={table.dim}>—</span>
        )}
      </td>
      <td className={table.number}>{formatPoints(claim.points, claim.unit)}</td>
      <td className={table.number}>{formatRelative(claim.relative)}</td>
      <td>
        {isMultiBenchmark(claim) && (
          <span title={claim.benchmarks.join(", ")}>{claim.aggregate ? "average" : "together"}</span>
        )}
      </td>
      <td className={table.nowrap}>{formatDate(claim.published)}</td>
    </tr>
  );
}

/** The claims table shows all; this one is limited to the newest papers. */
const MAX_ROWS = 50;

interface Props {
  readonly claims: readonly Claim[];
  readonly id: string;
  /** Total number of claims on the benchmark. */
  readonly count: number;
}

/** The claims on the benchmark, including averages, newest papers first. */
export function BenchmarkClaimTable({ claims, id, count }: Props) {
  const query = `?${new URLSearchParams({ benchmark: id })}`;
  return (
    <>
      <p className={page.links}>
        <Link href={`/claims${query}`}>View in claims table</Link>
        <ExportButton queryString={query.slice(1)} total={count} />
        {count > MAX_ROWS && <span>{`Showing the newest ${MAX_ROWS} of ${formatCount(count, "claim")}.`}</span>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section className={table.wrap} tabIndex={0} aria-label="Claims on this benchmark, scrollable">
        <table className={table.table} aria-label="Claims on this benchmark">
          <thead>
            <tr>
              <th scope="col">Paper</th>
              <th scope="col">Model</th>
              <th scope="col" className={table.number}>
                Size
              </th>
              <th scope="col">Metric</th>
              <th scope="col" className={table.number}>
                Before → after
              </th>
              <th scope="col" className={table.number}>
                Stated gain
              </th>
              <th scope="col" className={table.number} title="Computed from before and after">
                Difference
              </th>
              <th scope="col" className={table.number} title="Computed from before and after">
                Relative
              </th>
              <th scope="col">Scope</th>
              <th scope="col">Date</th>
            </tr>
          </thead>
          <tbody>
            {claims.slice(0, MAX_ROWS).map((claim) => (
              <BenchmarkClaimRow key={claim.id} claim={claim} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
