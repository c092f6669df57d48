import { toScalePercent, type ValueScale } from "@/lib/charts/value-scale";
import { formatNumber } from "@/lib/format/numbers";
import classes from "./dumbbell-chart.module.css";

/** The ticks below a chart. Hidden from screen readers, because each row states its values. */
export function ChartAxis({ scale, unit }: { readonly scale: ValueScale; readonly unit: string | null }) {
  return (
    <div className={classes.axis} aria-hidden>
      <span />
      <div className={classes.ticks}>
        {scale.ticks.map((tick, i) => (
          <span key={tick} className={classes.tick} style={{ left: `${toScalePercent(scale, tick)}%` }}>
            {formatNumber(tick)}
            {unit !== null && i === scale.ticks.length - 1 && (unit === "%" ? unit : ` ${unit}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
