"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { SegmentedChoice } from "@/app/_ui/segmented-choice";
import {
  formatSliderStop,
  SIZE_STOPS,
  type SliderPositions,
  toSizeFilters,
  toSliderPositions,
} from "@/app/claims/size-slider";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { setSingles, setSizes } from "@/lib/query/query-edit";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly changeQuery: ChangeQuery;
}

/** Pause after which a dragged range is applied. */
const DRAG_DELAY_MS = 250;
const LAST_STOP = SIZE_STOPS.length - 1;

const SIZE_KINDS = [
  ["total", "Total"],
  ["active", "Active"],
] as const;

function SizeKindSwitch({ query, changeQuery }: Props) {
  return (
    <SegmentedChoice
      label="Parameters to count"
      choices={SIZE_KINDS}
      value={query.size_of}
      onSelect={(value) => changeQuery(setSingles(query, { size_of: value }))}
    />
  );
}

/** Range slider with minimum and maximum size. */
function SizeSlider({ query, changeQuery }: Props) {
  const requested = toSliderPositions(query.size);
  const [dragged, setDragged] = useState<SliderPositions | null>(null);
  const applyLater = useDebouncedCallback((ends: SliderPositions) => {
    setDragged(null);
    changeQuery(setSizes(query, toSizeFilters(query.size, ends)), "replace");
  }, DRAG_DELAY_MS);
  const [low, high] = dragged ?? requested;
  const drag = (ends: SliderPositions) => {
    setDragged(ends);
    applyLater(ends);
  };
  const renderThumb = (
    label: string,
    value: number,
    unboundedStop: number,
    toPositions: (stop: number) => SliderPositions,
  ) => (
    <input
      type="range"
      min={0}
      max={LAST_STOP}
      value={value}
      aria-label={label}
      aria-valuetext={formatSliderStop(value, unboundedStop)}
      onChange={(event) => drag(toPositions(event.currentTarget.valueAsNumber))}
      onBlur={() => applyLater.flush()}
    />
  );
  const toPercent = (stop: number) => `${(100 * stop) / LAST_STOP}%`;
  return (
    <div className={classes.slider}>
      <div className={classes.track}>
        <span style={{ left: toPercent(low), right: `calc(100% - ${toPercent(high)})` }} />
        {renderThumb("Minimum size", low, 0, (stop) => [Math.min(stop, high), high])}
        {renderThumb("Maximum size", high, LAST_STOP, (stop) => [low, Math.max(stop, low, 1)])}
      </div>
      <p className={classes.ends} aria-hidden>
        <span>{low === 0 ? "any size" : `from ${formatSliderStop(low, 0)}`}</span>
        <span>{high === LAST_STOP ? "" : `to ${formatSliderStop(high, LAST_STOP)}`}</span>
      </p>
    </div>
  );
}

/** Filter by model size: total or active parameters, and a range. */
export function SizeFilter({ query, changeQuery }: Props) {
  return (
    <>
      <SizeKindSwitch query={query} changeQuery={changeQuery} />
      <SizeSlider query={query} changeQuery={changeQuery} />
    </>
  );
}
