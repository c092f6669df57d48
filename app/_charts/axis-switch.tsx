import Link from "next/link";
import page from "@/app/_components/page.module.css";
import pill from "@/app/_components/pill.module.css";
import { type BenchmarkView, benchmarkPath } from "@/lib/benchmark-view";
import type { GainPoint } from "@/lib/chart-points";
import { axisId, axisScope, isOverSeveral } from "@/lib/comparable";
import { unnamedNote } from "@/lib/figure";
import { formatNumber } from "@/lib/format";
import type { Panel } from "@/lib/panels";
import type { BenchmarkSeries } from "@/lib/series";
import classes from "./benchmark-charts.module.css";

interface Props {
  readonly id: string;
  readonly view: BenchmarkView;
  readonly series: BenchmarkSeries;
  readonly chosen: Panel;
}

const size = ({ pairs, scores, gains }: Panel): number =>
  new Set([...pairs, ...scores, ...gains].map((point) => point.claim)).size;

function AxisLinks({ panels, words, ...props }: Props & { readonly panels: readonly Panel[]; readonly words: string }) {
  const { id, view, chosen } = props;
  if (panels.length === 0) return null;
  return (
    <li className={classes.kind}>
      <span className={classes.group}>{words}</span>
      <ul className={classes.axes}>
        {panels.map((panel) => (
          <li key={panel.axis.key} className={classes.item}>
            <Link
              href={benchmarkPath(id, { ...view, axis: axisId(panel.axis), measure: null })}
              scroll={false}
              prefetch={false}
              className={classes.axis}
              aria-current={panel.axis.key === chosen.axis.key ? "true" : undefined}
              title={isOverSeveral(panel.axis) ? axisScope(panel.axis) : undefined}
            >
              <span className={classes.axisName}>
                {isOverSeveral(panel.axis) ? `${axisScope(panel.axis)}: ${panel.label}` : panel.label}
              </span>
              <span className={pill.count}>{formatNumber(size(panel))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A gain that is no pair or score, too. */
const isLone = ({ before, after }: GainPoint): boolean => before === null && after === null;

/** More than these are behind a fold. */
const SHOWN = 6;

/** Which metric and unit the charts draw: claims of different ones are never put on one scale. */
export function AxisSwitch(props: Props) {
  const { id, view, chosen, series } = props;
  const isChosen = (panel: Panel) => panel.axis.key === chosen.axis.key;
  const shown = (panels: readonly Panel[]) => panels.filter((panel, i) => i < SHOWN || isChosen(panel));
  const hidden = (panels: readonly Panel[]) => panels.filter((panel, i) => i >= SHOWN && !isChosen(panel));
  const more = [...hidden(series.own), ...hidden(series.shared)];
  const unnamed =
    ([...chosen.pairs, ...chosen.scores, ...chosen.gains].some((point) => !point.metricStated) &&
      chosen.axis.metric !== null) ||
    view.unnamed === "without";
  return (
    <nav className={classes.switch} aria-label="What is measured">
      <ul>
        <AxisLinks {...props} panels={shown(series.own)} words="Measured as" />
        <AxisLinks {...props} panels={shown(series.shared)} words="Part of" />
      </ul>
      {more.length > 0 && (
        <details>
          <summary>{`${more.length} more`}</summary>
          <ul>
            <AxisLinks {...props} panels={more} words="Also" />
          </ul>
        </details>
      )}
      {unnamed && (
        <p className={page.note}>
          {unnamedNote(chosen, [...chosen.pairs, ...chosen.scores, ...chosen.gains.filter(isLone)])}{" "}
          <Link
            href={benchmarkPath(id, { ...view, unnamed: view.unnamed === "with" ? "without" : "with" })}
            scroll={false}
            prefetch={false}
          >
            {view.unnamed === "with"
              ? "Leave out values whose metric is not named"
              : "Take in values whose metric is not named"}
          </Link>
        </p>
      )}
    </nav>
  );
}
