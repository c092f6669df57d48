"use client";

import type { ClaimFacets } from "@/db/queries/claim-facets";
import type { ClaimQuery } from "@/lib/claim-query";
import { formatNumber } from "@/lib/format";
import { setSingles } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly steps: ClaimFacets["confidence"];
  readonly change: ChangeQuery;
}

/** The least confidence, in steps with the number of claims that have it. */
export function ConfidenceFacet({ query, steps, change }: Props) {
  const asked = query.confidence;
  const known = steps.some(({ least }) => least === asked) || asked === 0;
  const choices = [{ least: 0, count: null }, ...steps, ...(known ? [] : [{ least: asked, count: null }])];
  if (steps.length === 0 && asked === 0) return null;
  return (
    <details className={classes.facet} open={asked > 0}>
      <summary className={classes.name}>Confidence</summary>
      <fieldset className={classes.values}>
        <legend className={classes.legend}>Confidence</legend>
        {choices.map(({ least, count }) => (
          <label key={least} className={classes.value}>
            <input
              type="radio"
              name="confidence"
              checked={least === asked}
              onChange={() => change(setSingles(query, { confidence: least }))}
            />
            <span className={classes.text}>{least === 0 ? "any" : `${least} and more`}</span>
            {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
