import type { HiddenSearchMatch } from "@/lib/query/hidden-search-match";
import type { SearchTerm } from "@/lib/query/search-terms";
import classes from "./cell-content.module.css";
import { HighlightedText } from "./highlighted-text";

interface Props {
  readonly match: HiddenSearchMatch;
  readonly terms: readonly SearchTerm[];
}

/** Why a row is there whose columns do not have the words of the search. */
export function SearchMatchExcerpt({ match: { where, text }, terms }: Props) {
  return (
    <span className={classes.found} title={`${where}: ${text}`}>
      <span className={classes.where}>{where}: </span>
      <span dir="auto">
        <HighlightedText text={text} terms={terms} />
      </span>
    </span>
  );
}
