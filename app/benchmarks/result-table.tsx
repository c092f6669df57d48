import Link from "next/link";
import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import {
  SortableTable,
  type SortableTableColumn,
  type SortableTableGroup,
  type TableSortLinks,
} from "@/app/_ui/sortable-table";
import { formatEdition, formatResultGain } from "@/lib/charts/ranked-labels";
import { formatMetricName } from "@/lib/claim/metric-name";
import { modelPath } from "@/lib/claim/model-names";
import { getQualifierSign, getValueQualifier, joinQualifier } from "@/lib/claim/qualifier";
import { formatOtherRole } from "@/lib/claim/role";
import { formatClaimScope } from "@/lib/claim/scope";
import { formatSystemName } from "@/lib/claim/system-name";
import { isHiddenReason } from "@/lib/compare/comparability";
import type { FamilyView } from "@/lib/compare/family-view";
import { formatScaleValue } from "@/lib/compare/protocol";
import { findMeasure } from "@/lib/compare/result";
import { type ResultColumnId, toResultColumns } from "@/lib/compare/result-columns";
import type { GroupedResult } from "@/lib/compare/result-groups";
import { formatDate, formatModelSize, formatNumber, MISSING } from "@/lib/format/numbers";
import classes from "./result-table.module.css";

interface TableOptions {
  readonly view: FamilyView;
  /** Ids of claims with a best value. */
  readonly best: ReadonlySet<string>;
}

type Column = Omit<SortableTableColumn<GroupedResult>, "id" | "sortValue">;

function SystemCell({ claim }: GroupedResult) {
  const name = formatSystemName(claim);
  const role = formatOtherRole(claim.role);
  return (
    <>
      {claim.model_id === null ? (
        (name ?? <span className={table.dim}>{MISSING}</span>)
      ) : (
        <Link href={modelPath(claim.model_id)} prefetch={false}>
          {name}
        </Link>
      )}
      {role && <span className={classes.role}>{` ${role}`}</span>}
    </>
  );
}

/** The measured metric; an assumed one is marked, and reasons for caution are listed on hover. */
function MetricCell({ claim, protocol, reasons }: GroupedResult) {
  const caution = reasons
    .filter(isHiddenReason)
    .map(({ text }) => text)
    .join("; ");
  const name = formatMetricName(claim);
  return (
    <span title={caution || undefined}>
      {name ?? <span className={table.dim}>{protocol.metric.name ?? MISSING}</span>}
      {caution !== "" && (
        <span className={classes.caution} role="img" aria-label={`caution: ${caution}`}>
          {"\u00a0⚠"}
        </span>
      )}
      {name === null && protocol.metric.name && <span className={classes.assumed}>assumed</span>}
    </span>
  );
}

function ScopeCell({ claim }: GroupedResult) {
  const scope = formatClaimScope(claim);
  return scope === null ? <span className={table.dim}>{MISSING}</span> : <span title={scope}>{scope}</span>;
}

function AfterCell({ result, best }: { readonly result: GroupedResult; readonly best: boolean }) {
  const { claim, after, protocol } = result;
  if (after === null) return <span className={table.dim}>{MISSING}</span>;
  const value = formatScaleValue(after, protocol.scale);
  return (
    <EvidenceLink claimId={claim.id}>
      {joinQualifier(getQualifierSign(getValueQualifier(claim)), value)}
      {best && <span className={classes.best}>best</span>}
    </EvidenceLink>
  );
}

/** Arrow and words for better or worse, so that color is not the only cue. */
function GainCell({ result, view }: { readonly result: GroupedResult; readonly view: FamilyView }) {
  const measure = findMeasure(result, view.measure);
  const text = measure === null ? null : formatResultGain(result, measure);
  if (text === null) return <span className={table.dim}>{MISSING}</span>;
  const { better, withinError, error } = result;
  const judgement = better === null ? null : better ? "better" : "worse";
  const note = withinError && error ? `within the sampling error of ${error.items} problems` : null;
  return (
    <EvidenceLink claimId={result.claim.id} title={[judgement, note].filter(Boolean).join(", ") || undefined}>
      {judgement && (
        <span className={classes.cue} data-judgement={judgement} role="img" aria-label={judgement}>
          {judgement === "better" ? "▲ " : "▼ "}
        </span>
      )}
      {text}
      {note && <span className={classes.within}>{" ±"}</span>}
    </EvidenceLink>
  );
}

function listColumns({ view, best }: TableOptions): Readonly<Record<ResultColumnId, Column>> {
  return {
    paper: {
      header: "Paper",
      className: classes.paper,
      cell: ({ claim }) => (
        <Link href={`/papers/${claim.paper_id}`} prefetch={false} dir="auto" title={claim.paper_title}>
          {claim.paper_title}
        </Link>
      ),
    },
    system: { header: "System", isRowHeader: true, className: classes.system, cell: SystemCell },
    baseline: {
      header: "vs.",
      title: "Base model or baseline that the result is compared with",
      className: classes.baseline,
      cell: ({ claim }) =>
        claim.baseline === null ? (
          <span className={table.dim}>{MISSING}</span>
        ) : (
          <span title={claim.baseline}>{claim.baseline}</span>
        ),
    },
    size: {
      header: "Size",
      title: "Parameters in billions; active parameters of a mixture of experts in brackets",
      numeric: true,
      className: classes.size,
      cell: ({ claim }) => formatModelSize(claim.size_b, claim.active_b),
    },
    edition: { header: "Edition", className: table.nowrap, cell: (result) => formatEdition(result) ?? MISSING },
    metric: { header: "Metric", cell: MetricCell },
    before: {
      header: "Before",
      numeric: true,
      cell: ({ before, claim }) =>
        before === null ? (
          <span className={table.dim}>{MISSING}</span>
        ) : (
          <EvidenceLink claimId={claim.id}>{formatNumber(before)}</EvidenceLink>
        ),
    },
    after: {
      header: "After",
      numeric: true,
      cell: (result) => <AfterCell result={result} best={best.has(result.claim.id)} />,
    },
    gain: {
      header: "Gain",
      title: "Ordered within percentage points, differences, relative percent, other percent, and multiples",
      numeric: true,
      cell: (result) => <GainCell result={result} view={view} />,
    },
    relative: {
      header: "Relative",
      title: "Gain in percent of the value before, stated or computed",
      numeric: true,
      cell: (result) => formatResultGain(result, "relative")?.replace(/\s?relative$/, "") ?? MISSING,
    },
    scope: { header: "Scope", className: classes.scope, cell: ScopeCell },
    date: {
      header: "Date",
      className: table.nowrap,
      descendingFirst: true,
      cell: ({ claim }) => formatDate(claim.published),
    },
    confidence: { header: "Confidence", numeric: true, cell: ({ claim }) => claim.confidence.toFixed(2) },
  };
}

interface Props extends TableOptions {
  readonly label: string;
  readonly results: readonly GroupedResult[];
  /** Divides the results under headings; by default there are none. */
  readonly groups?: readonly SortableTableGroup[];
  readonly links?: TableSortLinks;
}

/** True if a column says something: optional ones need a value, the edition a choice of editions. */
function isColumnShown(
  { id, sortValue }: ReturnType<typeof toResultColumns>[number],
  results: readonly GroupedResult[],
  view: FamilyView,
): boolean {
  const values = new Set(results.flatMap((result) => sortValue?.(result) ?? []));
  if (id === "edition") return values.size > 1 || view.edition.length > 0;
  return !OPTIONAL_COLUMNS.has(id) || values.size > 0;
}

/** Results in rows, in the given order. Columns that no row fills are left out, except the ones people expect. */
export function ResultTable({ label, results, groups, links, ...options }: Props) {
  const columns = listColumns(options);
  const shown = toResultColumns(options.view).filter((column) => isColumnShown(column, results, options.view));
  return (
    <div className={classes.results}>
      <SortableTable
        label={label}
        columns={shown.map((column) => ({ ...columns[column.id], ...column }))}
        rows={results}
        rowKey={({ claim }) => claim.id}
        {...(groups && { groups })}
        {...(links && { links })}
      />
    </div>
  );
}

const OPTIONAL_COLUMNS: ReadonlySet<ResultColumnId> = new Set(["baseline", "relative", "scope"]);
