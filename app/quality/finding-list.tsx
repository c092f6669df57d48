import Link from "next/link";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { PageLinks } from "@/app/_ui/page-links";
import pill from "@/app/_ui/pill.module.css";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import { FINDING_CODES, FINDING_TEXTS } from "@/lib/lint/finding";
import { formatClaimIdQuery } from "@/lib/query/claims-address";
import classes from "./quality.module.css";
import { type QualityQuery, qualityPath } from "./quality-query";
import type { ListedFinding, QualityData } from "./read-quality";

function FindingItem({ finding: { code, message, claims, claim } }: { readonly finding: ListedFinding }) {
  return (
    <li className={classes.finding}>
      <p className={classes.message}>
        <code>{code}</code> {formatReadableText(message)}
      </p>
      <blockquote className={classes.sentence} lang="en" dir="auto">
        {formatReadableText(claim.sentence)}
      </blockquote>
      <p className={page.links}>
        <Link href={`/papers/${claim.paper_id}`} prefetch={false} dir="auto">
          {formatReadableText(claim.paper_title)}
        </Link>
        <EvidenceLink claimId={claim.id} ariaLabel={`Evidence: ${formatReadableText(message)}`}>
          Evidence
        </EvidenceLink>
        <Link
          href={`/review?${formatClaimIdQuery(claims)}`}
          prefetch={false}
          aria-label={`Review: ${formatReadableText(message)}`}
        >
          Review
        </Link>
        {claims.length > 1 && (
          <Link href={`/claims?${formatClaimIdQuery(claims)}`} prefetch={false}>
            {`All ${formatCount(claims.length, "claim")}`}
          </Link>
        )}
      </p>
    </li>
  );
}

interface Props {
  readonly query: QualityQuery;
  readonly data: Pick<QualityData, "list" | "tallies" | "open">;
}

/** The findings of one code or of all, each with its sentence and what can be done. */
export function FindingList({ query, data: { list, tallies, open } }: Props) {
  const choices = FINDING_CODES.filter((code) => tallies[code].open > 0 || code === query.code);
  return (
    <>
      {choices.length > 0 && (
        <nav className={pill.pills} aria-label="Filter findings by code">
          {[null, ...choices].map((code) => (
            <Link
              key={code ?? ""}
              href={qualityPath({ code, page: 1 })}
              className={pill.pill}
              aria-current={code === query.code ? "true" : undefined}
              prefetch={false}
              scroll={false}
            >
              {code === null ? "All" : code}{" "}
              <span className={pill.count}>{formatNumber(code === null ? open : tallies[code].open)}</span>
            </Link>
          ))}
        </nav>
      )}
      {list.total > 0 && (
        <p className={`${page.links} ${classes.review}`}>
          <Link
            href={`/review?${formatClaimIdQuery([...new Set(list.findings.flatMap(({ claims }) => claims))])}`}
            prefetch={false}
          >
            {list.pages > 1 ? "Review the claims of this page one by one" : "Review these claims one by one"}
          </Link>
        </p>
      )}
      {list.total === 0 && (
        <p className={page.prose}>
          {query.code === null ? "No finding." : `No finding: ${FINDING_TEXTS[query.code].title.toLowerCase()}.`}
        </p>
      )}
      <ul className={classes.findings} aria-label="Findings">
        {list.findings.map((finding) => (
          <FindingItem key={`${finding.code} ${finding.claims.join(" ")}`} finding={finding} />
        ))}
      </ul>
      <PageLinks page={list.page} pages={list.pages} toPath={(n) => qualityPath({ code: query.code, page: n })} />
    </>
  );
}
