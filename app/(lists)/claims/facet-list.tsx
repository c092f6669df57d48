"use client";

import { type ReactNode, useState } from "react";
import type { FacetKey, FacetValue } from "@/db/queries/claim-facets";
import { type ClaimQuery, NONE } from "@/lib/claim-query";
import { formatCount, formatNumber } from "@/lib/format";
import { FILTER_NAMES, setSingles, toggleValue, valuesOf } from "@/lib/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";
import { facetLabel } from "./facet-labels";

const SHOWN = 8;
/** A list longer than this gets a field to look in. */
const LONG = 15;

interface Props {
  readonly facet: FacetKey;
  readonly values: readonly FacetValue[];
  /** So many rarer ones are not among the values. */
  readonly unlisted: number;
  readonly query: ClaimQuery;
  readonly change: ChangeQuery;
  readonly open: boolean;
  readonly children?: ReactNode;
}

/** The values to show: those that are on first, and nothing that would find nothing unless it is on. */
function order(facet: FacetKey, values: readonly FacetValue[], on: readonly string[]): FacetValue[] {
  const lost = on.filter((value) => !values.some((v) => v.value === value));
  const all = [...values, ...lost.map((value) => ({ value, label: value, count: 0 }))];
  const shown = all.filter((v) => v.count > 0 || on.includes(v.value));
  if (facet === "size") return shown;
  const rank = (v: FacetValue) => (on.includes(v.value) ? 0 : v.value === NONE ? 2 : 1);
  return shown.sort((a, b) => rank(a) - rank(b));
}

const showMore = (listed: number, unlisted: number): string =>
  unlisted > 0 ? `Show the ${formatNumber(listed)} most frequent` : `Show all ${formatNumber(listed)}`;

type ValuesProps = Pick<Props, "facet" | "unlisted" | "query" | "change"> & { readonly ordered: readonly FacetValue[] };

function Values({ facet, ordered, unlisted, query, change }: ValuesProps) {
  const [all, setAll] = useState(false);
  const [text, setText] = useState("");
  const on = valuesOf(query, facet);
  const found = ordered.filter((v) => facetLabel(facet, v).toLowerCase().includes(text.trim().toLowerCase()));
  const shown = all ? found : found.slice(0, Math.max(SHOWN, on.length));
  const name = FILTER_NAMES[facet];
  return (
    <>
      {all && ordered.length > LONG && (
        <input
          className={classes.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={unlisted > 0 ? "Find in the most frequent" : `Find in ${formatNumber(ordered.length)}`}
          aria-label={`Find a value of ${name}`}
        />
      )}
      <fieldset className={all ? classes.long : classes.values}>
        <legend className={classes.legend}>{name}</legend>
        {shown.map((value) => (
          <label key={value.value} className={classes.value}>
            <input
              type="checkbox"
              checked={on.includes(value.value)}
              onChange={() => change(toggleValue(query, facet, value.value))}
            />
            <span className={classes.text} title={facetLabel(facet, value)}>
              {facetLabel(facet, value)}
            </span>
            <span className={classes.count}>{formatNumber(value.count)}</span>
          </label>
        ))}
      </fieldset>
      {all && unlisted > 0 && (
        <p className={classes.unlisted}>
          {`${formatCount(unlisted, "rarer one is", "rarer ones are")} not listed. `}
          {text.trim() !== "" && (
            <button
              type="button"
              className={classes.more}
              onClick={() => change(setSingles(query, { q: text.trim() }))}
            >
              {`Search all claims for “${text.trim()}”`}
            </button>
          )}
        </p>
      )}
      {ordered.length > SHOWN && (
        <button type="button" className={classes.more} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : showMore(ordered.filter((v) => v.value !== NONE).length, unlisted)}
        </button>
      )}
    </>
  );
}

/** One filter: its values as boxes to tick, with their counts; made when it is first opened. */
export function FacetList({ facet, values, unlisted, query, change, open: asked, children }: Props) {
  const on = valuesOf(query, facet);
  const ordered = order(facet, values, on);
  const open = asked || on.length > 0;
  const [opened, setOpened] = useState(false);
  // It may have been opened before this code was there.
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setOpened(true);
  };
  if (ordered.length === 0) return null;
  return (
    <details ref={look} className={classes.facet} open={open} onToggle={(event) => look(event.currentTarget)}>
      <summary className={classes.name}>
        {FILTER_NAMES[facet]}
        {on.length > 0 && <span className={classes.on}>{on.length}</span>}
      </summary>
      {children}
      {(open || opened) && <Values facet={facet} ordered={ordered} unlisted={unlisted} query={query} change={change} />}
    </details>
  );
}
