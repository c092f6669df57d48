import Link from "next/link";
import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import { ScopeLinks } from "@/app/_ui/scope-links";
import type { Claim } from "@/lib/claim/claim";
import { formatOtherRole } from "@/lib/claim/role";
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
  /** Heading of the column, shown next to the values on narrow screens. */
  readonly heading: string;
  readonly rowKind: CompareQuery["by"];
  /** True if the claims of the column have different metrics, so that each shows its own. */
  readonly hasMixedMeasures?: boolean;
  /** Maximum number of claims shown in the cell; no limit by default. */
  readonly maxClaims?: number;
}

/** Selects the best claims of a cell and the first of the others. */
function selectShownClaims({ claims, best }: MatrixCell, maxClaims: number): readonly Claim[] {
  if (claims.length <= maxClaims) return claims;
  const shown = new Set([...claims.filter(({ id }) => best.has(id)), ...claims].slice(0, maxClaims));
  return claims.filter((claim) => shown.has(claim));
}

/** Path of the claims of a cell in the claims table. Filters by paper if the row has no named model. */
function toClaimsTablePath(claims: readonly Claim[], rowKind: CompareQuery["by"]): string {
  const [first] = claims;
  const model = rowKind === "paper" ? null : (first?.model_id ?? null);
  const paper = [...new Set(claims.map(({ paper_id }) => paper_id))];
  return claimsOnBenchmarksPath(model === null ? { paper } : { model: [model] }, first?.benchmarks ?? []);
}

function MoreClaimsLink({
  claims,
  rowKind,
  maxClaims,
}: Pick<MatrixCell, "claims"> & Pick<Required<Props>, "rowKind" | "maxClaims">) {
  if (claims.length <= maxClaims) return null;
  return (
    <li>
      <Link href={toClaimsTablePath(claims, rowKind)} prefetch={false} className={classes.other}>
        {formatCount(claims.length - maxClaims, "more claim")}
      </Link>
    </li>
  );
}

/** A cell of the table: the claims of a row in a column, or "—". */
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

/** The values of a cell, each linked to its evidence. */
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
        const roleLabel = formatOtherRole(claim.role);
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
      <MoreClaimsLink claims={cell.claims} rowKind={rowKind} maxClaims={maxClaims} />
    </ul>
  );
}

const formatUnnamedScope = ({ aggregate }: Axis): string =>
  aggregate ? "Average, benchmarks not named" : "Benchmark not named";

const formatMeasurement = ({ label, gainsOnly, lowerIsBetter }: MatrixColumn): string =>
  label + (lowerIsBetter && !gainsOnly ? ", lower is better" : "");

/** Formats the name of a column as plain text, for cells on narrow screens. */
export const formatColumnName = (column: MatrixColumn): string => {
  const scope = column.axis.benchmarks.length === 0 ? formatUnnamedScope(column.axis) : formatAxisScope(column.axis);
  return `${scope.replace(/^average/, "Average")}: ${formatMeasurement(column)}`;
};

/** The benchmarks of a column with metric and unit. */
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
