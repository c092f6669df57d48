import Link from "next/link";
import type { ReactNode } from "react";
import type { PaperSummary } from "@/db/queries/list-papers";
import { formatCount, formatDate, formatList } from "@/lib/format/numbers";
import { formatReadableText } from "@/lib/format/readable-text";
import { InlineFacts } from "./inline-facts";
import classes from "./paper-list.module.css";

interface Props<Paper extends PaperSummary> {
  readonly papers: readonly Paper[];
  /** Renders a part below the title. */
  readonly detail?: (paper: Paper) => ReactNode;
}

/** List of papers with their number of claims. */
export function PaperList<Paper extends PaperSummary>({ papers, detail }: Props<Paper>) {
  return (
    <ul className={classes.papers}>
      {papers.map((paper) => (
        <li key={paper.id} className={classes.paper}>
          <Link href={`/papers/${paper.id}`} className={classes.title} dir="auto">
            {formatReadableText(paper.title)}
          </Link>
          {detail?.(paper)}
          <p className={classes.facts}>
            <InlineFacts
              facts={[
                formatList(paper.authors, 2),
                paper.published ? formatDate(paper.published) : null,
                paper.claims === 0 ? "no claims found" : formatCount(paper.claims, "claim"),
              ]}
            />
            {paper.restated && <span className={classes.restated}>restated</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
