import Link from "next/link";
import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import type { Claim } from "@/lib/claim/claim";
import { formatOtherRole } from "@/lib/claim/role";
import type { BestMark } from "@/lib/compare/compare-best";
import type { CompareColumn } from "@/lib/compare/compare-columns";
import type { CompareQuery } from "@/lib/compare/compare-query";
import type { CompareCell, CompareRow } from "@/lib/compare/compare-rows";
import { formatProtocol, formatScaleValue } from "@/lib/compare/protocol";
import type { RelatedResult } from "@/lib/compare/related-result";
import type { GroupedResult } from "@/lib/compare/result-groups";
import { formatCount, formatDate, MISSING } from "@/lib/format/numbers";
import { claimsOnBenchmarksPath } from "@/lib/query/claims-path";
import classes from "./compare.module.css";

function ClaimValue({ claim }: { readonly claim: Claim }) {
  const hasValue = claim.before !== null || claim.after !== null;
  return hasValue ? <ClaimChange claim={claim} /> : <ClaimStatedGain claim={claim} />;
}

interface ContentProps {
  readonly cell: CompareCell;
  readonly column: CompareColumn;
  readonly best: ReadonlyMap<string, BestMark>;
  readonly rowKind: CompareQuery["by"];
  /** Maximum number of claims shown in the cell. */
  readonly maxClaims: number;
}

/** Selects the best claims of a cell and the first of the others. */
function selectShownResults({ cell: { results }, best, maxClaims }: ContentProps): readonly GroupedResult<Claim>[] {
  if (results.length <= maxClaims) return results;
  const marked = results.filter(({ claim }) => best.has(claim.id));
  const shown = new Set([...marked, ...results].slice(0, maxClaims));
  return results.filter((result) => shown.has(result));
}

/** Path of the claims of a cell in the claims table. Filters by paper if the row has no named model. */
function toClaimsTablePath(claims: readonly Claim[], rowKind: CompareQuery["by"]): string {
  const [first] = claims;
  const model = rowKind === "paper" ? null : (first?.model_id ?? null);
  const paper = [...new Set(claims.map(({ paper_id }) => paper_id))];
  return claimsOnBenchmarksPath(model === null ? { paper } : { model: [model] }, first?.benchmarks ?? []);
}

function describeBest({ count, exceededBy }: BestMark): string {
  if (exceededBy === null && count === 1) return "the best on this board";
  const among = `best of ${count} compared values`;
  if (exceededBy === null) return `${among}, and the best on this board`;
  const { value, protocol, count: all } = exceededBy;
  return `${among}; the best on this board is ${formatScaleValue(value, protocol.scale)} of ${all} values`;
}

function BestBadge({ mark }: { readonly mark: BestMark }) {
  const text = mark.exceededBy === null ? "best" : "best here";
  return (
    <span className={classes.best} title={describeBest(mark)} data-best-mark={text}>
      {[text, mark.metric].filter(Boolean).join(" ")}
    </span>
  );
}

/** Returns the metric of a result if the heading of its column names another one; otherwise null. */
function formatOwnMetric({ protocol }: GroupedResult, { content, reference }: CompareColumn): string | null {
  if (content === "mixed") return formatProtocol(protocol);
  const isOther = protocol.metric.origin === "stated" && protocol.metric.key !== reference?.metric.key;
  return isOther ? protocol.metric.name : null;
}

/** Lists facts below the value: role, description of the benchmark, and paper or model. */
function listDetails({ claim }: GroupedResult<Claim>, { cell, rowKind }: ContentProps): string {
  const rowContext = rowKind === "model" ? claim.paper_title : (claim.model ?? claim.method);
  const benchmarkText = claim.benchmarks.length === 0 ? claim.benchmark_text : null;
  const needsContext = cell.results.length > 1 || rowKind === "paper";
  return [formatOtherRole(claim.role), benchmarkText, needsContext ? rowContext : null].filter(Boolean).join(" · ");
}

function ResultValue({ result, ...props }: ContentProps & { readonly result: GroupedResult<Claim> }) {
  const { claim, reasons } = result;
  const mark = props.best.get(claim.id);
  const metric = formatOwnMetric(result, props.column);
  const caution = reasons.map(({ text }) => text).join("; ");
  const details = listDetails(result, props);
  return (
    <li className={classes.value} data-best={mark ? true : undefined} data-claim-id={claim.id}>
      <EvidenceLink claimId={claim.id} title={`${claim.paper_title}, ${formatDate(claim.published)}`}>
        <ClaimValue claim={claim} />
      </EvidenceLink>
      {caution && (
        <span className={classes.caution} role="img" aria-label={`caution: ${caution}`} title={`caution: ${caution}`}>
          {" ⚠"}
        </span>
      )}
      {mark && <BestBadge mark={mark} />}
      {metric !== null && <span className={classes.axis}>{metric}</span>}
      {details && (
        <span className={classes.other} dir="auto">
          {details}
        </span>
      )}
    </li>
  );
}

function RelatedValue({ related: { result, relation } }: { readonly related: RelatedResult }) {
  const { claim } = result;
  const hasValue = claim.before !== null || claim.after !== null;
  return (
    <span className={classes.related} data-claim-id={claim.id} data-related>
      {"related: "}
      <EvidenceLink claimId={claim.id} title={`${claim.paper_title}, ${formatDate(claim.published)}`}>
        <ClaimValue claim={claim} />
        {hasValue && claim.gain !== null && (
          <>
            {", "}
            <ClaimStatedGain claim={claim} />
          </>
        )}
      </EvidenceLink>
      <span className={classes.relation}>{relation}</span>
    </span>
  );
}

/** The values of a cell, each linked to its evidence; "—" with the nearest related result if there are none. */
export function CellContent(props: ContentProps) {
  const { cell, rowKind, maxClaims } = props;
  const { results, related } = cell;
  if (results.length === 0)
    return (
      <div>
        <span className={classes.missing}>{MISSING}</span>
        {related && <RelatedValue related={related} />}
      </div>
    );
  const claims = results.map(({ claim }) => claim);
  return (
    <ul>
      {selectShownResults(props).map((result) => (
        <ResultValue key={result.claim.id} {...props} result={result} />
      ))}
      {claims.length > maxClaims && (
        <li>
          <Link href={toClaimsTablePath(claims, rowKind)} prefetch={false} className={classes.other}>
            {formatCount(claims.length - maxClaims, "more claim")}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** True if a cell may be left out where space is scarce: it is empty, and its row has other results. */
export const isOmittable = (cell: CompareCell, row: CompareRow): boolean =>
  cell.results.length === 0 &&
  cell.related === null &&
  row.cells.some(({ results, related }) => results.length > 0 || related);
