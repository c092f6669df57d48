import Link from "next/link";
import table from "@/app/_components/data-table.module.css";
import { EvidenceLink } from "@/app/_components/evidence-link";
import { Change, StatedGain } from "@/app/_components/figures";
import { ScopeLinks } from "@/app/_components/scope-links";
import type { Claim } from "@/lib/claim";
import { claimsOnPath } from "@/lib/claims-path";
import { type Axis, axisScope } from "@/lib/comparable";
import type { MatrixCell, MatrixColumn } from "@/lib/compare-matrix";
import type { CompareQuery } from "@/lib/compare-path";
import { columnOf } from "@/lib/compare-ways";
import { formatCount, formatDate } from "@/lib/format";
import classes from "./compare.module.css";

function Figures({ claim }: { readonly claim: Claim }) {
  return claim.before === null && claim.after === null ? <StatedGain claim={claim} /> : <Change claim={claim} />;
}

interface Props {
  readonly cell: MatrixCell | null;
  /** What stands at the head of the cell's column, for a narrow screen, where it stands beside the figures. */
  readonly head: string;
  readonly by: CompareQuery["by"];
  /** Whether each claim has to say how it was measured. */
  readonly mixed?: boolean;
  /** More claims than this are left to the table of claims; all are shown where it is left out. */
  readonly most?: number;
}

/** The best of a cell, and the first of the others. */
function firstOf({ claims, best }: MatrixCell, most: number): readonly Claim[] {
  if (claims.length <= most) return claims;
  const shown = new Set([...claims.filter(({ id }) => best.has(id)), ...claims].slice(0, most));
  return claims.filter((claim) => shown.has(claim));
}

/** What a cell reports, in the table of claims; a row without a model of a name has no filter but its papers. */
function tablePath(claims: readonly Claim[], by: CompareQuery["by"]): string {
  const [first] = claims;
  const model = by === "paper" ? null : (first?.model_id ?? null);
  const paper = [...new Set(claims.map(({ paper_id }) => paper_id))];
  return claimsOnPath(model === null ? { paper } : { model: [model] }, first?.benchmarks ?? []);
}

function More({
  claims,
  by,
  most,
}: Pick<MatrixCell, "claims"> & { readonly by: CompareQuery["by"]; readonly most: number }) {
  if (claims.length <= most) return null;
  return (
    <li>
      <Link href={tablePath(claims, by)} prefetch={false} className={classes.other}>
        {`and ${formatCount(claims.length - most, "more claim")}`}
      </Link>
    </li>
  );
}

/** A cell of the table: what a row reports in a column, "—" where it reports nothing. */
export function CompareCell({ cell, head, by, mixed = false, most = Number.POSITIVE_INFINITY }: Props) {
  if (cell === null)
    return (
      <td className={table.dim} data-empty>
        —
      </td>
    );
  return (
    <td data-head={head}>
      <Reported cell={cell} by={by} mixed={mixed} most={most} />
    </td>
  );
}

/** The figures of a cell, each leading to its evidence. */
function Reported({
  cell,
  by,
  mixed,
  most,
}: { readonly cell: MatrixCell } & Pick<Required<Props>, "by" | "mixed" | "most">) {
  return (
    <ul>
      {firstOf(cell, most).map((claim) => {
        const best = cell.best.has(claim.id);
        const whose = claim.role === "own" ? null : "rival";
        const other = by === "model" ? claim.paper_title : (claim.model ?? claim.method);
        const on = claim.benchmarks.length === 0 ? claim.benchmark_text : null;
        const beside = cell.claims.length > 1 || by === "paper" ? [whose, on, other] : [whose, on];
        const words = beside.filter(Boolean).join(" · ");
        return (
          <li key={claim.id} className={classes.value} data-best={best || undefined} data-claim-id={claim.id}>
            <EvidenceLink claim={claim.id} title={`${claim.paper_title}, ${formatDate(claim.published)}`}>
              <Figures claim={claim} />
            </EvidenceLink>
            {best && <span className={classes.best}>best</span>}
            {mixed && <span className={classes.axis}>{columnOf(claim).label}</span>}
            {words && (
              <span className={classes.other} dir="auto">
                {words}
              </span>
            )}
          </li>
        );
      })}
      <More claims={cell.claims} by={by} most={most} />
    </ul>
  );
}

const unnamedScope = ({ aggregate }: Axis): string =>
  aggregate ? "Average of what is not named" : "Benchmark not named";

const measuredAs = ({ label, gains, lowerIsBetter }: MatrixColumn): string =>
  label + (lowerIsBetter && !gains ? ", lower is better" : "");

/** The same as plain text, for a cell that stands without its column. */
export const columnText = (column: MatrixColumn): string => {
  const scope = column.axis.benchmarks.length === 0 ? unnamedScope(column.axis) : axisScope(column.axis);
  return `${scope.replace(/^average/, "Average")}: ${measuredAs(column)}`;
};

/** The benchmarks of a column with their metric and unit. */
export function ColumnName({ column }: { readonly column: MatrixColumn }) {
  const { axis } = column;
  return (
    <>
      <span className={classes.scope}>
        {axis.benchmarks.length === 0 ? unnamedScope(axis) : <ScopeLinks scope={axis} />}
      </span>
      <span className={classes.axis}>{measuredAs(column)}</span>
    </>
  );
}
