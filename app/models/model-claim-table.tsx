import Link from "next/link";
import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { ScopeLinks } from "@/app/_ui/scope-links";
import { listScopeNotes, type ModelScopeReport } from "@/app/models/model-scopes";
import { formatMetricName } from "@/lib/claim/metric-name";
import type { ResultClaim } from "@/lib/compare/result-claim";
import { formatCount, formatDate, formatPoints } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import { claimsOnBenchmarksPath } from "@/lib/query/claims-path";
import classes from "./model-claim-table.module.css";

const EMPTY_CELL = <span className={table.dim}>—</span>;

function ModelReportRow({ claim, asBaseline }: { readonly claim: ResultClaim; readonly asBaseline: boolean }) {
  const hasValue = claim.before !== null || claim.after !== null;
  const systemLabel = [claim.method, asBaseline ? claim.model : null].filter(Boolean).join(" · ");
  return (
    <tr data-claim-id={claim.id}>
      <td className={classes.paper}>
        <Link href={`/papers/${claim.paper_id}`} prefetch={false} dir="auto">
          {formatReadableText(claim.paper_title)}
        </Link>
      </td>
      <td className={`${classes.text} ${table.wide}`}>{systemLabel || EMPTY_CELL}</td>
      <td className={`${classes.text} ${table.wide}`}>{claim.baseline ?? EMPTY_CELL}</td>
      <td className={table.wide}>{formatMetricName(claim) ?? EMPTY_CELL}</td>
      <td className={table.number}>
        {hasValue ? (
          <EvidenceLink claimId={claim.id}>
            <ClaimChange claim={claim} />
          </EvidenceLink>
        ) : (
          EMPTY_CELL
        )}
      </td>
      <td className={table.number}>
        {claim.gain !== null ? (
          <EvidenceLink claimId={claim.id}>
            <ClaimStatedGain claim={claim} />
          </EvidenceLink>
        ) : (
          <span className={table.dim} title="Computed from before and after">
            {formatPoints(claim.points, claim.unit)}
          </span>
        )}
      </td>
      <td className={`${table.nowrap} ${table.wide}`}>{formatDate(claim.published)}</td>
    </tr>
  );
}

interface Props {
  readonly title: string;
  readonly scopes: readonly ModelScopeReport[];
  /** Facts about names of the board. */
  readonly facts: ComparisonFacts;
  readonly model: string;
  /** Id of the model, as used in the filters of the claims table. */
  readonly id: string;
  readonly asBaseline?: boolean;
}

/** With more claims than this, only the newest of the largest scopes are listed; the claims table has the rest. */
const MAX_UNCUT_CLAIMS = 150;
const MAX_SCOPES = 20;
const MAX_ROWS_PER_SCOPE = 5;

interface RowLimits {
  readonly scopes: number;
  readonly rows: number;
}

const getRowLimits = (claims: number): RowLimits =>
  claims > MAX_UNCUT_CLAIMS
    ? { scopes: MAX_SCOPES, rows: MAX_ROWS_PER_SCOPE }
    : { scopes: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY };

function TruncatedScopeNote({
  scope,
  id,
  rows,
}: {
  readonly scope: ModelScopeReport;
  readonly id: string | null;
  readonly rows: number;
}) {
  const count = scope.claims.length;
  if (count <= rows) return null;
  return (
    <span className={table.groupNote}>
      {`Newest ${rows} of ${formatCount(count, "claim")}. `}
      {id !== null && (
        <Link href={claimsOnBenchmarksPath({ model: [id] }, scope.benchmarks)} prefetch={false}>
          View all
        </Link>
      )}
    </span>
  );
}

/** Claims on a model, grouped by benchmark or average. */
export function ModelClaimTable({ title, scopes, facts, model, id, asBaseline = false }: Props) {
  const label = `${model}: ${title.toLowerCase()}`;
  const count = scopes.reduce((n, s) => n + s.claims.length, 0);
  const limits = getRowLimits(count);
  const headings = ["Paper", asBaseline ? "System" : "Method", "Baseline", "Metric"];
  return (
    <section className={page.section}>
      <h2>
        {title}
        <span className={classes.count}>{formatCount(count, "claim")}</span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard */}
      <section className={table.wrap} tabIndex={0} aria-label={`${label}, scrollable`}>
        <table className={`${table.table} ${classes.table}`} aria-label={label}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col" className={heading === "Paper" ? undefined : table.wide}>
                  {heading}
                </th>
              ))}
              <th scope="col" className={table.number}>
                Before → after
              </th>
              <th scope="col" className={table.number}>
                Gain
              </th>
              <th scope="col" className={table.wide}>
                Date
              </th>
            </tr>
          </thead>
          {scopes.slice(0, limits.scopes).map((scope) => (
            <tbody key={scope.key}>
              <tr className={classes.scope}>
                <th scope="rowgroup" colSpan={7}>
                  {scope.benchmarks.length === 0 ? (scope.text ?? "Benchmark not named") : <ScopeLinks scope={scope} />}
                  <TruncatedScopeNote scope={scope} id={asBaseline ? null : id} rows={limits.rows} />
                  {listScopeNotes(scope.claims, facts).map((note) => (
                    <span key={note} className={table.groupNote}>
                      {note}
                    </span>
                  ))}
                </th>
              </tr>
              {scope.claims.slice(0, limits.rows).map((claim) => (
                <ModelReportRow key={claim.id} claim={claim} asBaseline={asBaseline} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {scopes.length > limits.scopes && (
        <p className={page.note}>
          {`Showing the ${limits.scopes} benchmarks and averages with most claims, of ${scopes.length}. `}
          {!asBaseline && (
            <Link href={`/claims?${new URLSearchParams({ model: id })}`} prefetch={false}>
              View all claims
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
