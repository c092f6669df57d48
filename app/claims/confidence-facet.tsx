"use client";

import type { ClaimFacets } from "@/db/queries/get-claim-facets";
import { formatNumber } from "@/lib/format/numbers";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { setSingles } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly thresholds: ClaimFacets["confidence"];
  readonly changeQuery: ChangeQuery;
}

/** Filter by minimum confidence, with the number of claims at each threshold. */
export function ConfidenceFacet({ query, thresholds, changeQuery }: Props) {
  const selected = query.confidence;
  const isListed = thresholds.some(({ least }) => least === selected) || selected === 0;
  const choices = [{ least: 0, count: null }, ...thresholds, ...(isListed ? [] : [{ least: selected, count: null }])];
  if (thresholds.length === 0 && selected === 0) return null;
  return (
    <details className={classes.facet} open>
      <summary className={classes.name}>Minimum confidence</summary>
      <fieldset className={classes.values}>
        <legend className={classes.legend}>Minimum confidence</legend>
        {choices.map(({ least, count }) => (
          <label key={least} className={classes.value}>
            <input
              type="radio"
              name="confidence"
              checked={least === selected}
              onChange={() => changeQuery(setSingles(query, { confidence: least }))}
            />
            <span className={classes.text}>{least === 0 ? "any" : `${least} or higher`}</span>
            {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
