import type { RankedLegendEntry, RankedShape } from "@/lib/charts/ranked-shapes";
import classes from "./ranked-chart.module.css";

/** Tones that may be hatched. */
const TONES = ["after", "before", "worse", "good"] as const;

/** Id of the pattern of a tone; all charts of a page share the patterns. */
const toPatternId = (tone: RankedShape["tone"]): string => `ranked-hatch-${tone}`;

const toFill = ({ paint, tone }: RankedShape): string | undefined =>
  paint === "hatch" || paint === "hatch outline" ? `url(#${toPatternId(tone)})` : undefined;

/** Shapes of marks in the colors of the page. */
export function RankedShapes({ shapes }: { readonly shapes: readonly RankedShape[] }) {
  return (
    <g className={classes.shapes}>
      {shapes.map((shape) => (
        <path
          key={`${shape.paint} ${shape.x} ${shape.d}`}
          d={shape.d}
          transform={`translate(${shape.x} ${shape.y})`}
          data-paint={shape.paint}
          data-tone={shape.tone}
          style={{ fill: toFill(shape) }}
        />
      ))}
    </g>
  );
}

/** Definitions of the hatches; must be on the page once for each chart, and not hidden. */
export function HatchPatterns() {
  return (
    <svg width="0" height="0" className={classes.patterns} aria-hidden="true">
      <defs>
        {TONES.map((tone) => (
          <pattern
            key={tone}
            id={toPatternId(tone)}
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

/** Legend of the shapes that occur in a chart. */
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
