"use client";

import buttons from "@/app/_ui/button.module.css";
import type { ClaimFacets } from "@/db/queries/get-claim-facets";
import { formatNumber } from "@/lib/format/numbers";
import { toFirstDay, toLastDay } from "@/lib/paper/publication-date";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { setSingles } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly dates: ClaimFacets["dates"];
  readonly years: ClaimFacets["years"];
  readonly changeQuery: ChangeQuery;
}

/** Parses a date field; null while it is empty or incomplete. */
const parseDay = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);

/** Filter by publication date: whole years, or a range of days, in which any day of a paper with a year alone may be. */
export function DateFacet({ query, dates, years, changeQuery }: Props) {
  const renderField = (key: "from" | "to", label: string) => (
    <label className={classes.date}>
      <span>{label}</span>
      <input
        type="date"
        className={buttons.field}
        value={query[key] ?? ""}
        min={dates.from === null ? undefined : toFirstDay(dates.from)}
        max={dates.to === null ? undefined : toLastDay(dates.to)}
        onChange={(event) => {
          const day = parseDay(event.target.value);
          if (day === null || day > "1900") changeQuery(setSingles(query, { [key]: day }), "replace");
        }}
      />
    </label>
  );
  return (
    <details className={classes.facet} open={query.from !== null || query.to !== null}>
      <summary className={classes.name}>Date</summary>
      <fieldset className={classes.values}>
        <legend className={classes.legend}>Year</legend>
        {years.map(({ year, count }) => {
          const wholeYear = { from: `${year}-01-01`, to: `${year}-12-31` };
          const isSelected = query.from === wholeYear.from && query.to === wholeYear.to;
          return (
            <label key={year} className={classes.value}>
              <input
                type="checkbox"
                checked={isSelected}
                onChange={() => changeQuery(setSingles(query, isSelected ? { from: null, to: null } : wholeYear))}
              />
              <span className={classes.text}>{year}</span>
              <span className={classes.count}>{formatNumber(count)}</span>
            </label>
          );
        })}
      </fieldset>
      <div className={classes.dates}>
        {renderField("from", "From")}
        {renderField("to", "To")}
      </div>
    </details>
  );
}
