import type { Metadata } from "next";
import Link from "next/link";
import { toSearchParams } from "@/app/_data/board";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { CiteButton } from "@/app/cite/cite-button";
import { toViewPath } from "@/app/cite/read-view";
import { type DifferenceKind, explainDifference } from "@/app/pinned/explain-difference";
import classes from "@/app/pinned/pinned.module.css";
import { type PinnedViewData, readPinnedView } from "@/app/pinned/read-pinned-view";
import type { DifferingClaim } from "@/db/queries/get-pin";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";

export const metadata: Metadata = { title: "Pinned view" };

const HEADINGS: Readonly<Record<DifferenceKind, string>> = {
  added: "New in the view",
  removed: "No longer in the view",
  changed: "Changed",
};

function ClaimItem({ claim, kind }: { readonly claim: DifferingClaim; readonly kind: DifferenceKind }) {
  const title = claim.paper ? formatReadableText(claim.paper.title) : `Claim ${claim.id}`;
  return (
    <li className={classes.claim}>
      <p>
        {claim.paper ? (
          <Link href={`/papers/${claim.paper.id}`} prefetch={false} dir="auto">
            {title}
          </Link>
        ) : (
          title
        )}
        <span className={page.note}>{` ${explainDifference(kind, claim)}`}</span>
      </p>
      {claim.sentence !== null && (
        <p className={classes.sentence}>
          <span lang="en">{formatReadableText(claim.sentence)}</span>{" "}
          <EvidenceLink claimId={claim.id} ariaLabel={`Evidence of a claim of ${title}`}>
            Evidence
          </EvidenceLink>
        </p>
      )}
    </li>
  );
}

function Difference({ kind, total, claims }: PinnedViewData["differences"][number]) {
  if (total === 0) return null;
  return (
    <section className={page.section}>
      <h2>{`${HEADINGS[kind]}: ${formatCount(total, "claim")}`}</h2>
      <ul>
        {claims.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} kind={kind} />
        ))}
      </ul>
      {total > claims.length && (
        <p className={page.note}>{`${formatNumber(total - claims.length)} more are not listed.`}</p>
      )}
    </section>
  );
}

function formatStatus({ isUnchanged, differences, pinnedAt }: PinnedViewData): string {
  const since = `Since ${formatDate(pinnedAt)}`;
  if (isUnchanged) return `${since}, nothing in this view has changed: its data have the same hash.`;
  const counts = differences
    .filter(({ total }) => total > 0)
    .map(({ kind, total }) => `${formatNumber(total)} ${kind}`);
  if (counts.length === 0) return `${since}, the claims are the same, but their order has changed.`;
  return `${since}, claims of this view differ: ${counts.join(", ")}.`;
}

interface Props {
  readonly params: Promise<{ readonly data: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PinnedViewPage({ params, searchParams }: Props) {
  const view = await readPinnedView((await params).data, toSearchParams(await searchParams));
  if (view === null)
    return (
      <div className={page.narrow}>
        <h1>No such pinned view</h1>
        <p className={page.prose}>
          This board has no view with this hash and query. It was pinned on another board, or the address is not
          complete. <Link href="/claims">All claims</Link>
        </p>
      </div>
    );
  const { title, query, data, pinnedAt, program, papers, claims, now, differences } = view;
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{title}</h1>
        <p className={page.lead}>
          {`Pinned on ${formatDate(pinnedAt)}: ${formatCount(claims, "claim")} from ${formatCount(papers, "paper")}`}
        </p>
      </div>
      <p role="status" className={classes.status}>
        {formatStatus(view)}
      </p>
      <p className={page.links}>
        <Link href={toViewPath("/claims", query)} prefetch={false}>
          {`Open the view as it is now (${formatCount(now.claims, "claim")})`}
        </Link>
        <Link href="/history">History of the board</Link>
        <CiteButton queryString={query} />
      </p>
      {differences.map((difference) => (
        <Difference key={difference.kind} {...difference} />
      ))}
      <section className={page.section}>
        <h2>Data</h2>
        <dl className={classes.facts}>
          <dt>Query</dt>
          <dd>{query === "" ? "all claims" : query}</dd>
          <dt>Hash when pinned</dt>
          <dd>{data}</dd>
          <dt>Hash now</dt>
          <dd>{now.data}</dd>
          <dt>Program</dt>
          <dd>{program}</dd>
        </dl>
      </section>
    </div>
  );
}
