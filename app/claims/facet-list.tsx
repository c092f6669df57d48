"use client";

import { type ReactNode, useState } from "react";
import buttons from "@/app/_ui/button.module.css";
import type { FacetKey, FacetValue } from "@/db/queries/get-claim-facets";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { type ClaimQuery, NO_VALUE } from "@/lib/query/claim-query";
import { FILTER_LABELS, getFilterValues, setSingles, toggleValue } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";
import { formatFacetValue } from "./format-facet-value";

const COLLAPSED_COUNT = 8;
/** Longer lists have a search field. */
const MIN_VALUES_FOR_SEARCH = 15;

interface Props {
  readonly facet: FacetKey;
  readonly values: readonly FacetValue[];
  /** Number of less frequent values that are not listed. */
  readonly unlistedCount: number;
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
  readonly openByDefault: boolean;
  readonly children?: ReactNode;
}

/** Sorts the values to show, selected ones first. Omits values without claims unless selected. */
function sortFacetValues(facet: FacetKey, values: readonly FacetValue[], selected: readonly string[]): FacetValue[] {
  const unlistedSelected = selected.filter((value) => !values.some((v) => v.value === value));
  const candidates = [...values, ...unlistedSelected.map((value) => ({ value, label: value, count: 0 }))];
  const visible = candidates.filter((v) => v.count > 0 || selected.includes(v.value));
  if (facet === "size" || facet === "grade") return visible;
  const rank = (v: FacetValue) => (selected.includes(v.value) ? 0 : v.value === NO_VALUE ? 2 : 1);
  return visible.sort((a, b) => rank(a) - rank(b));
}

const formatShowMore = (listed: number, unlisted: number): string =>
  unlisted > 0 ? `Show the ${formatNumber(listed)} most frequent` : `Show all ${formatNumber(listed)}`;

type ValuesProps = Pick<Props, "facet" | "unlistedCount" | "query" | "changeQuery"> & {
  readonly sortedValues: readonly FacetValue[];
};

function FacetValues({ facet, sortedValues: ordered, unlistedCount: unlisted, query, changeQuery }: ValuesProps) {
  const [expanded, setExpanded] = useState(false);
  const [text, setText] = useState("");
  const selected = getFilterValues(query, facet);
  const matching = ordered.filter((v) => formatFacetValue(facet, v).toLowerCase().includes(text.trim().toLowerCase()));
  const visible = expanded ? matching : matching.slice(0, Math.max(COLLAPSED_COUNT, selected.length));
  const name = FILTER_LABELS[facet];
  return (
    <>
      {expanded && ordered.length > MIN_VALUES_FOR_SEARCH && (
        <input
          className={`${buttons.field} ${classes.find}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={unlisted > 0 ? "Search the most frequent" : `Search ${formatNumber(ordered.length)} values`}
          aria-label={`Search values of ${name}`}
          // biome-ignore lint/a11y/noAutofocus: the field appears when the user opens the list, to search it
          autoFocus
        />
      )}
      <fieldset className={expanded ? classes.long : classes.values}>
        <legend className={classes.legend}>{name}</legend>
        {visible.map((value) => (
          <label key={value.value} className={classes.value}>
            <input
              type="checkbox"
              checked={selected.includes(value.value)}
              onChange={() => changeQuery(toggleValue(query, facet, value.value))}
            />
            <span className={classes.text} title={formatFacetValue(facet, value)}>
              {formatFacetValue(facet, value)}
            </span>
            <span className={classes.count}>{formatNumber(value.count)}</span>
          </label>
        ))}
      </fieldset>
      {expanded && unlisted > 0 && (
        <p className={classes.unlisted}>
          {`${formatCount(unlisted, "less frequent value is", "less frequent values are")} not listed. `}
          {text.trim() !== "" && (
            <button
              type="button"
              className={classes.more}
              onClick={() => changeQuery(setSingles(query, { q: text.trim() }))}
            >
              {`Search all claims for “${text.trim()}”`}
            </button>
          )}
        </p>
      )}
      {ordered.length > COLLAPSED_COUNT && (
        <button type="button" className={classes.more} onClick={() => setExpanded(!expanded)}>
          {expanded ? "Show fewer" : formatShowMore(ordered.filter((v) => v.value !== NO_VALUE).length, unlisted)}
        </button>
      )}
    </>
  );
}

/** One filter with its values as checkboxes and their counts. The values are rendered when it is first opened. */
export function FacetList({
  facet,
  values,
  unlistedCount: unlisted,
  query,
  changeQuery,
  openByDefault,
  children,
}: Props) {
  const selected = getFilterValues(query, facet);
  const ordered = sortFacetValues(facet, values, selected);
  const open = openByDefault || selected.length > 0;
  const [wasOpened, setWasOpened] = useState(false);
  // It may have been opened before hydration.
  const handleToggle = (details: HTMLDetailsElement | null) => {
    if (details?.open) setWasOpened(true);
  };
  if (ordered.length === 0) return null;
  return (
    <details
      ref={handleToggle}
      className={classes.facet}
      open={open}
      onToggle={(event) => handleToggle(event.currentTarget)}
    >
      <summary className={classes.name}>
        {FILTER_LABELS[facet]}
        {selected.length > 0 && <span className={classes.selectedCount}>{selected.length}</span>}
      </summary>
      {children}
      {(open || wasOpened) && (
        <FacetValues
          facet={facet}
          sortedValues={ordered}
          unlistedCount={unlisted}
          query={query}
          changeQuery={changeQuery}
        />
      )}
    </details>
  );
}
