import Link from "next/link";
import page from "@/app/_ui/page.module.css";
import type { Result } from "@/lib/compare/result";
import { groupBy } from "@/lib/format/group-by";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";
import classes from "./result-papers.module.css";

const MAX_PAPERS = 25;

/** The papers of results, newest first, with their number of results. */
export function ResultPapers({ results }: { readonly results: readonly Result[] }) {
  const papers = [...groupBy(results, ({ claim }) => claim.paper_id).values()]
    .flatMap(([first, ...more]) => (first ? [{ claim: first.claim, count: 1 + more.length }] : []))
    .sort((a, b) => (b.claim.published ?? "").localeCompare(a.claim.published ?? ""));
  if (papers.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{formatCount(papers.length, "paper")}</h2>
      <ul className={classes.papers}>
        {papers.slice(0, MAX_PAPERS).map(({ claim, count }) => (
          <li key={claim.paper_id}>
            <Link href={`/papers/${claim.paper_id}`} prefetch={false} dir="auto">
              {claim.paper_title}
            </Link>
            <span className={page.lead}>
              {[claim.published && formatDate(claim.published), formatCount(count, "result")]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
      {papers.length > MAX_PAPERS && (
        <p className={page.note}>{`The newest ${MAX_PAPERS} of ${formatNumber(papers.length)} papers are listed.`}</p>
      )}
    </section>
  );
}
