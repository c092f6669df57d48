"use client";

import { useState } from "react";
import { Switch } from "@/app/_components/switch";
import { usePause } from "@/app/_components/use-pause";
import type { ClaimQuery } from "@/lib/claim-query";
import { setSingles, setSizes } from "@/lib/query-edit";
import { readSlider, SIZE_STOPS, type SliderEnds, sliderText, writeSlider } from "@/lib/size-slider";
import type { ChangeQuery } from "./claims-view";
import classes from "./facet.module.css";

interface Props {
  readonly query: ClaimQuery;
  readonly change: ChangeQuery;
}

const LAST = SIZE_STOPS.length - 1;

const COUNTED = [
  ["total", "Total"],
  ["active", "Active"],
] as const;

function SizeOf({ query, change }: Props) {
  return (
    <Switch
      label="Which parameters count"
      choices={COUNTED}
      value={query.size_of}
      choose={(value) => change(setSingles(query, { size_of: value }))}
    />
  );
}

/** Two thumbs on one line: the least and the greatest size. */
function SizeSlider({ query, change }: Props) {
  const asked = readSlider(query.size);
  const [drawn, setDrawn] = useState<SliderEnds | null>(null);
  const { later, flush } = usePause((ends: SliderEnds) => {
    setDrawn(null);
    change(setSizes(query, writeSlider(query.size, ends)), "replace");
  });
  const [low, high] = drawn ?? asked;
  const move = (ends: SliderEnds) => {
    setDrawn(ends);
    later(ends);
  };
  const thumb = (label: string, value: number, any: number, to: (at: number) => SliderEnds) => (
    <input
      type="range"
      min={0}
      max={LAST}
      value={value}
      aria-label={label}
      aria-valuetext={sliderText(value, any)}
      onChange={(event) => move(to(event.currentTarget.valueAsNumber))}
      onBlur={flush}
    />
  );
  const percent = (at: number) => `${(100 * at) / LAST}%`;
  return (
    <div className={classes.slider}>
      <div className={classes.track}>
        <span style={{ left: percent(low), right: `calc(100% - ${percent(high)})` }} />
        {thumb("Least size", low, 0, (at) => [Math.min(at, high), high])}
        {thumb("Greatest size", high, LAST, (at) => [low, Math.max(at, low, 1)])}
      </div>
      <p className={classes.ends} aria-hidden>
        <span>{low === 0 ? "any size" : `from ${sliderText(low, 0)}`}</span>
        <span>{high === LAST ? "" : `to ${sliderText(high, LAST)}`}</span>
      </p>
    </div>
  );
}

/** The size of models: by which parameters, and between which. */
export function SizeControls({ query, change }: Props) {
  return (
    <>
      <SizeOf query={query} change={change} />
      <SizeSlider query={query} change={change} />
    </>
  );
}
