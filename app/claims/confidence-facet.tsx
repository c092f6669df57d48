"use client";

import type { ClaimFacets, ConfidenceRange } from "@/db/queries/get-claim-facets";
import { formatNumber } from "@/lib/format/numbers";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { setSingles } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly ranges: ClaimFacets["confidence"];
  readonly changeQuery: ChangeQuery;
}

const ANY: ConfidenceRange = { confidence: 0, confidence_below: null };

function formatRange({ confidence, confidence_below: below }: ConfidenceRange): string {
  if (below === null) return confidence === 0 ? "any" : `${confidence} or higher`;
  return confidence === 0 ? `below ${below}` : `${confidence} to below ${below}`;
}

/** Filter by confidence, with the number of claims in each range. */
export function ConfidenceFacet({ query, ranges, changeQuery }: Props) {
  const { confidence, confidence_below } = query;
  const selected: ConfidenceRange = { confidence, confidence_below };
  const isSelected = (range: ConfidenceRange): boolean => formatRange(range) === formatRange(selected);
  const isListed = [ANY, ...ranges].some(isSelected);
  if (ranges.length === 0 && isSelected(ANY)) return null;
  const choices = [{ ...ANY, count: null }, ...ranges, ...(isListed ? [] : [{ ...selected, count: null }])];
  return (
    <details className={classes.facet} open>
      <summary className={classes.name}>Confidence</summary>
      <fieldset className={classes.values}>
        <legend className={classes.legend}>Confidence</legend>
        {choices.map(({ count, ...range }) => (
          <label key={formatRange(range)} className={classes.value}>
            <input
              type="radio"
              name="confidence"
              checked={isSelected(range)}
              onChange={() => changeQuery(setSingles(query, range))}
            />
            <span className={classes.text}>{formatRange(range)}</span>
            {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
