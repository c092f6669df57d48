import type { ReactNode } from "react";
import { findSearchHits } from "@/lib/query/find-hits";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./cell-content.module.css";

interface Props {
  readonly text: string;
  readonly terms: readonly SearchTerm[];
}

/** A text with the search terms highlighted. */
export function HighlightedText({ text, terms }: Props): ReactNode {
  const hits = terms.length === 0 ? [] : findSearchHits(text, terms);
  if (hits.length === 0) return text;
  return hits.map(([start, end], i) => (
    <span key={start}>
      {text.slice(hits[i - 1]?.[1] ?? 0, start)}
      <mark className={classes.hit}>{text.slice(start, end)}</mark>
      {i === hits.length - 1 && text.slice(end)}
    </span>
  ));
}
