import type { HiddenSearchMatch } from "@/lib/query/hidden-search-match";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./cell-content.module.css";
import { HighlightedText } from "./highlighted-text";

interface Props {
  readonly match: HiddenSearchMatch;
  readonly terms: readonly SearchTerm[];
}

/** The text that matches the search, if no shown column contains it. */
export function SearchMatchExcerpt({ match: { where, text }, terms }: Props) {
  return (
    <span className={classes.excerpt} title={`${where}: ${text}`}>
      <span className={classes.matchSource}>{where}: </span>
      <span dir="auto">
        <HighlightedText text={text} terms={terms} />
      </span>
    </span>
  );
}
