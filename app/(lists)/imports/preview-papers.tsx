import { Change, StatedGain } from "@/app/_components/figures";
import page from "@/app/_components/page.module.css";
import type { Claim } from "@/lib/claim";
import { formatCount, formatDate } from "@/lib/format";
import type { PreviewPaper } from "@/lib/import-progress";
import { systemName } from "@/lib/system-name";
import classes from "./import-form.module.css";

function about(claim: Claim): string {
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  return [systemName(claim), on].filter(Boolean).join(" · ");
}

function Paper({ paper: { title, published, known, claims, locator } }: { readonly paper: PreviewPaper }) {
  const facts = [
    locator,
    published ? formatDate(published) : "no date",
    claims.length === 0 ? "no claims" : formatCount(claims.length, "claim"),
    known !== null && "already on the board",
  ];
  return (
    <li className={classes.paper}>
      <details>
        <summary>
          <span dir="auto">{title}</span>
          <span className={page.note}>{` ${facts.filter(Boolean).join(" · ")}`}</span>
        </summary>
        <ul className={classes.claims}>
          {claims.map((claim) => (
            <li key={claim.id}>
              <span>
                <Change claim={claim} /> {claim.gain !== null && <StatedGain claim={claim} />}
              </span>
              <span className={page.note}>{about(claim)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The papers of a file that is not stored yet; each opens to its claims. */
export function PreviewPapers({ papers, total }: { readonly papers: readonly PreviewPaper[]; readonly total: number }) {
  if (papers.length === 0) return null;
  return (
    <>
      <ul className={classes.papers} aria-label="What was found">
        {papers.map((paper) => (
          <Paper key={`${paper.locator} ${paper.title}`} paper={paper} />
        ))}
      </ul>
      {total > papers.length && (
        <p className={page.note}>{`and ${formatCount(total - papers.length, "paper")} more`}</p>
      )}
    </>
  );
}
