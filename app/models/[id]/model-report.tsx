import Link from "next/link";
import table from "@/app/_components/data-table.module.css";
import { EvidenceLink } from "@/app/_components/evidence-link";
import { Change, StatedGain } from "@/app/_components/figures";
import page from "@/app/_components/page.module.css";
import { ScopeLinks } from "@/app/_components/scope-links";
import type { Claim } from "@/lib/claim";
import { claimsOnPath } from "@/lib/claims-path";
import { metricName } from "@/lib/comparable";
import { formatCount, formatDate, formatPoints } from "@/lib/format";
import type { ModelScope } from "@/lib/model-report";
import classes from "./model-report.module.css";

const dash = <span className={table.dim}>—</span>;

function Row({ claim, rival }: { readonly claim: Claim; readonly rival: boolean }) {
  const value = claim.before !== null || claim.after !== null;
  const system = [claim.method, rival ? claim.model : null].filter(Boolean).join(" · ");
  return (
    <tr data-claim-id={claim.id}>
      <td className={classes.paper}>
        <Link href={`/papers/${claim.paper_id}`} prefetch={false} dir="auto">
          {claim.paper_title}
        </Link>
      </td>
      <td className={`${classes.words} ${table.wide}`}>{system || dash}</td>
      <td className={`${classes.words} ${table.wide}`}>{claim.baseline ?? dash}</td>
      <td className={table.wide}>{metricName(claim) ?? dash}</td>
      <td className={table.number}>
        {value ? (
          <EvidenceLink claim={claim.id}>
            <Change claim={claim} />
          </EvidenceLink>
        ) : (
          dash
        )}
      </td>
      <td className={table.number}>
        {claim.gain !== null ? (
          <EvidenceLink claim={claim.id}>
            <StatedGain claim={claim} />
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
  readonly scopes: readonly ModelScope[];
  readonly model: string;
  /** As the filter of the table of claims takes it. */
  readonly id: string;
  readonly rival?: boolean;
}

/** Up to so many claims all are listed; of more the newest of each of the first scopes, and the table has the rest. */
const MOST_WHOLE = 150;
const MOST_SCOPES = 20;
const MOST_ROWS = 5;

interface Cutting {
  readonly scopes: number;
  readonly rows: number;
}

const cutOf = (claims: number): Cutting =>
  claims > MOST_WHOLE
    ? { scopes: MOST_SCOPES, rows: MOST_ROWS }
    : { scopes: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY };

function Cut({ scope, id, rows }: { readonly scope: ModelScope; readonly id: string | null; readonly rows: number }) {
  const count = scope.claims.length;
  if (count <= rows) return null;
  return (
    <span className={classes.note}>
      {`The newest ${rows} of ${formatCount(count, "claim")}. `}
      {id !== null && (
        <Link href={claimsOnPath({ model: [id] }, scope.benchmarks)} prefetch={false}>
          All of them
        </Link>
      )}
    </span>
  );
}

/** What is reported on a model, one group of rows for each thing it was measured on. */
export function ModelReport({ title, scopes, model, id, rival = false }: Props) {
  const label = `${model}: ${title.toLowerCase()}`;
  const count = scopes.reduce((n, s) => n + s.claims.length, 0);
  const cut = cutOf(count);
  const headings = ["Paper", rival ? "System" : "Method", "Compared with", "Metric"];
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
          {scopes.slice(0, cut.scopes).map((scope) => (
            <tbody key={scope.key}>
              <tr className={classes.scope}>
                <th scope="rowgroup" colSpan={7}>
                  {scope.benchmarks.length === 0 ? (scope.text ?? "Benchmark not named") : <ScopeLinks scope={scope} />}
                  <Cut scope={scope} id={rival ? null : id} rows={cut.rows} />
                  {scope.notes.map((note) => (
                    <span key={note} className={classes.note}>
                      {note}
                    </span>
                  ))}
                </th>
              </tr>
              {scope.claims.slice(0, cut.rows).map((claim) => (
                <Row key={claim.id} claim={claim} rival={rival} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {scopes.length > cut.scopes && (
        <p className={page.note}>
          {`${cut.scopes} of ${formatCount(scopes.length, "benchmark")} and averages are shown, those with most claims. `}
          {!rival && (
            <Link href={`/claims?${new URLSearchParams({ model: id })}`} prefetch={false}>
              All in the table of claims
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
