import type { HiddenSearchMatch } from "@/lib/found-text";
import type { SearchTerm } from "@/lib/search-terms";
import classes from "./cell-content.module.css";
import { HighlightedText } from "./search-hits";

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
