"use client";

import { createContext, type ReactNode, useContext, useId } from "react";
import type { RankedLegendEntry, RankedShape } from "@/lib/charts/ranked-shapes";
import classes from "./ranked-chart.module.css";

/** Tones that may be hatched. */
const TONES = ["after", "before", "worse", "good"] as const;

/** Prefix of the ids of the hatches of a chart. */
const HatchPrefix = createContext("");

const toPatternId = (prefix: string, tone: RankedShape["tone"]): string => `${prefix}hatch-${tone}`;

const isHatched = ({ paint }: RankedShape): boolean => paint === "hatch" || paint === "hatch outline";

/** Shapes of marks in the colors of the page. Must be inside a `HatchScope`. */
export function RankedShapes({ shapes }: { readonly shapes: readonly RankedShape[] }) {
  const prefix = useContext(HatchPrefix);
  return (
    <g className={classes.shapes}>
      {shapes.map((shape) => (
        <path
          key={`${shape.paint} ${shape.x} ${shape.d}`}
          d={shape.d}
          transform={`translate(${shape.x} ${shape.y})`}
          data-paint={shape.paint}
          data-tone={shape.tone}
          style={isHatched(shape) ? { fill: `url(#${toPatternId(prefix, shape.tone)})` } : undefined}
        />
      ))}
    </g>
  );
}

/** Definitions of the hatches; an element that is not displayed would disable them. */
function HatchPatterns() {
  const prefix = useContext(HatchPrefix);
  return (
    <svg width="0" height="0" className={classes.patterns} aria-hidden="true">
      <defs>
        {TONES.map((tone) => (
          <pattern
            key={tone}
            id={toPatternId(prefix, tone)}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
            className={classes.pattern}
            data-tone={tone}
          >
            <rect width="4" height="4" className={classes.gap} />
            <rect width="2" height="4" className={classes.stripe} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

/** Defines the hatches of the shapes inside, with ids that are unique on the page. */
export function HatchScope({ children }: { readonly children: ReactNode }) {
  return (
    <HatchPrefix value={useId()}>
      <HatchPatterns />
      {children}
    </HatchPrefix>
  );
}

/** Legend of the shapes that occur in a chart. Must be inside a `HatchScope`. */
export function RankedLegend({ entries }: { readonly entries: readonly RankedLegendEntry[] }) {
  return (
    <p className={classes.legend}>
      {entries.map(({ label, shapes }) => (
        <span key={label}>
          <svg viewBox="-14 -7 28 14" width="28" height="14" aria-hidden="true">
            <RankedShapes shapes={shapes} />
          </svg>
          {label}
        </span>
      ))}
    </p>
  );
}
