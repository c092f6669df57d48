"use client";

import type { ClaimFacets } from "@/db/queries/claim-facets";
import type { ClaimQuery } from "@/lib/claim-query";
import { setSingles } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly dates: ClaimFacets["dates"];
  readonly change: ChangeQuery;
}

/** A day of the field, or null while it is empty or half typed. */
const readDay = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

export function DateFacet({ query, dates, change }: Props) {
  const field = (key: "from" | "to", label: string) => (
    <label className={classes.date}>
      <span>{label}</span>
      <input
        type="date"
        value={query[key] ?? ""}
        min={dates.from ?? undefined}
        max={dates.to ?? undefined}
        onChange={(event) => {
          const day = readDay(event.target.value);
          if (day === null || day > "1900") change(setSingles(query, { [key]: day }), "replace");
        }}
      />
    </label>
  );
  return (
    <details className={classes.facet} open={query.from !== null || query.to !== null}>
      <summary className={classes.name}>Date</summary>
      <div className={classes.dates}>
        {field("from", "From")}
        {field("to", "To")}
      </div>
    </details>
  );
}
