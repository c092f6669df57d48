import { ClaimChange, ClaimStatedGain } from "@/app/_ui/claim-values";
import page from "@/app/_ui/page.module.css";
import type { PreviewPaper } from "@/lib/api/upload-progress";
import type { Claim } from "@/lib/claim/claim";
import { formatSystemName } from "@/lib/claim/system-name";
import { formatCount, formatDate } from "@/lib/format/numbers";
import classes from "./import-form.module.css";

function describeClaim(claim: Claim): string {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  return [formatSystemName(claim), on].filter(Boolean).join(" · ");
}

function PreviewPaperItem({
  paper: { title, published, known: knownPaper, claims, locator },
}: {
  readonly paper: PreviewPaper;
}) {
  const metadata = [
    locator,
    published ? formatDate(published) : "no date",
    claims.length === 0 ? "no claims" : formatCount(claims.length, "claim"),
    knownPaper !== null && "already on the board",
  ];
  return (
    <li className={classes.paper}>
      <details>
        <summary>
          <span dir="auto">{title}</span>
          <span className={page.note}>{` ${metadata.filter(Boolean).join(" · ")}`}</span>
        </summary>
        <ul className={classes.claims}>
          {claims.map((claim) => (
            <li key={claim.id}>
              <span>
                <ClaimChange claim={claim} /> {claim.gain !== null && <ClaimStatedGain claim={claim} />}
              </span>
              <span className={page.note}>{describeClaim(claim)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Papers of a file before it is stored; each expands to its claims. */
export function PreviewPapers({ papers, total }: { readonly papers: readonly PreviewPaper[]; readonly total: number }) {
  if (papers.length === 0) return null;
  return (
    <>
      <ul className={classes.papers} aria-label="What was found">
        {papers.map((paper) => (
          <PreviewPaperItem key={`${paper.locator} ${paper.title}`} paper={paper} />
        ))}
      </ul>
      {total > papers.length && (
        <p className={page.note}>{`and ${formatCount(total - papers.length, "paper")} more`}</p>
      )}
    </>
  );
}
