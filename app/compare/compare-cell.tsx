import Link from "next/link";
import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { ScopeLinks } from "@/app/_ui/scope-links";
import type { Claim } from "@/lib/claim/claim";
import { type Axis, formatAxisScope } from "@/lib/compare/axis";
import type { MatrixCell, MatrixColumn } from "@/lib/compare/compare-matrix";
import type { CompareQuery } from "@/lib/compare/compare-query";
import { toMeasurementColumn } from "@/lib/compare/measurements";
import { formatCount, formatDate } from "@/lib/format/numbers";
import { claimsOnBenchmarksPath } from "@/lib/query/claims-path";
import classes from "./compare.module.css";

function ClaimValue({ claim }: { readonly claim: Claim }) {
  return claim.before === null && claim.after === null ? (
    <ClaimStatedGain claim={claim} />
  ) : (
    <ClaimChange claim={claim} />
  );
}

interface Props {
  readonly cell: MatrixCell | null;
  /** What stands at the head of the cell's column, for a narrow screen, where it stands beside the figures. */
  readonly heading: string;
  readonly rowKind: CompareQuery["by"];
  /** Whether each claim has to say how it was measured. */
  readonly hasMixedMeasures?: boolean;
  /** More claims than this are left to the table of claims; all are shown where it is left out. */
  readonly maxClaims?: number;
}

/** The best of a cell, and the first of the others. */
function selectShownClaims({ claims, best }: MatrixCell, maxClaims: number): readonly Claim[] {
  if (claims.length <= maxClaims) return claims;
  const shown = new Set([...claims.filter(({ id }) => best.has(id)), ...claims].slice(0, maxClaims));
  return claims.filter((claim) => shown.has(claim));
}

/** What a cell reports, in the table of claims; a row without a model of a name has no filter but its papers. */
function toClaimsTablePath(claims: readonly Claim[], rowKind: CompareQuery["by"]): string {
  const [first] = claims;
  const model = rowKind === "paper" ? null : (first?.model_id ?? null);
  const paper = [...new Set(claims.map(({ paper_id }) => paper_id))];
  return claimsOnBenchmarksPath(model === null ? { paper } : { model: [model] }, first?.benchmarks ?? []);
}

function MoreClaimsLink({
  claims,
  by: rowKind,
  most: maxClaims,
}: Pick<MatrixCell, "claims"> & { readonly by: CompareQuery["by"]; readonly most: number }) {
  if (claims.length <= maxClaims) return null;
  return (
    <li>
      <Link href={toClaimsTablePath(claims, rowKind)} prefetch={false} className={classes.other}>
        {`and ${formatCount(claims.length - maxClaims, "more claim")}`}
      </Link>
    </li>
  );
}

/** A cell of the table: what a row reports in a column, "—" where it reports nothing. */
export function CompareCell({
  cell,
  heading,
  rowKind,
  hasMixedMeasures = false,
  maxClaims = Number.POSITIVE_INFINITY,
}: Props) {
  if (cell === null)
    return (
      <td className={table.dim} data-empty>
        —
      </td>
    );
  return (
    <td data-head={heading}>
      <CellClaims cell={cell} rowKind={rowKind} hasMixedMeasures={hasMixedMeasures} maxClaims={maxClaims} />
    </td>
  );
}

/** The figures of a cell, each leading to its evidence. */
function CellClaims({
  cell,
  rowKind,
  hasMixedMeasures,
  maxClaims,
}: { readonly cell: MatrixCell } & Pick<Required<Props>, "rowKind" | "hasMixedMeasures" | "maxClaims">) {
  return (
    <ul>
      {selectShownClaims(cell, maxClaims).map((claim) => {
        const isBest = cell.best.has(claim.id);
        const roleLabel = claim.role === "own" ? null : "rival";
        const rowContext = rowKind === "model" ? claim.paper_title : (claim.model ?? claim.method);
        const benchmarkText = claim.benchmarks.length === 0 ? claim.benchmark_text : null;
        const details =
          cell.claims.length > 1 || rowKind === "paper"
            ? [roleLabel, benchmarkText, rowContext]
            : [roleLabel, benchmarkText];
        const detailText = details.filter(Boolean).join(" · ");
        return (
          <li key={claim.id} className={classes.value} data-best={isBest || undefined} data-claim-id={claim.id}>
            <EvidenceLink claimId={claim.id} title={`${claim.paper_title}, ${formatDate(claim.published)}`}>
              <ClaimValue claim={claim} />
            </EvidenceLink>
            {isBest && <span className={classes.best}>best</span>}
            {hasMixedMeasures && <span className={classes.axis}>{toMeasurementColumn(claim).label}</span>}
            {detailText && (
              <span className={classes.other} dir="auto">
                {detailText}
              </span>
            )}
          </li>
        );
      })}
      <MoreClaimsLink claims={cell.claims} by={rowKind} most={maxClaims} />
    </ul>
  );
}

const formatUnnamedScope = ({ aggregate }: Axis): string =>
  aggregate ? "Average of what is not named" : "Benchmark not named";

const formatMeasurement = ({ label, gainsOnly: gains, lowerIsBetter }: MatrixColumn): string =>
  label + (lowerIsBetter && !gains ? ", lower is better" : "");

/** The same as plain text, for a cell that stands without its column. */
export const formatColumnName = (column: MatrixColumn): string => {
  const scope = column.axis.benchmarks.length === 0 ? formatUnnamedScope(column.axis) : formatAxisScope(column.axis);
  return `${scope.replace(/^average/, "Average")}: ${formatMeasurement(column)}`;
};

/** The benchmarks of a column with their metric and unit. */
export function ColumnName({ column }: { readonly column: MatrixColumn }) {
  const { axis } = column;
  return (
    <>
      <span className={classes.scope}>
        {axis.benchmarks.length === 0 ? formatUnnamedScope(axis) : <ScopeLinks scope={axis} />}
      </span>
      <span className={classes.axis}>{formatMeasurement(column)}</span>
    </>
  );
}
