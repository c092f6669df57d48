"use client";

import { useMemo, useState } from "react";
import { benchmarkId } from "@/lib/benchmark-id";
import { axisLabel } from "@/lib/comparable";
import type { Panel } from "@/lib/series";
import { niceScale, type PairOrder, sortPairs } from "@/lib/series-order";
import { ChartAxis } from "./chart-axis";
import { DownloadSvg } from "./download-svg";
import { DumbbellKey } from "./dumbbell-key";
import { DumbbellRow } from "./dumbbell-row";
import classes from "./dumbbells.module.css";
import { OrderChoice } from "./order-choice";

interface Props {
  readonly panel: Panel;
  readonly scope: string;
}

/** Before → after across papers on one axis. Drawn as a list of links, so that it can be read and walked through. */
export function Dumbbells({ panel, scope }: Props) {
  const [order, setOrder] = useState<PairOrder>("gain");
  const [ascending, setAscending] = useState(false);
  const pairs = useMemo(() => sortPairs(panel.pairs, order, ascending), [panel.pairs, order, ascending]);
  const scale = useMemo(
    () =>
      niceScale(
        panel.pairs.flatMap((p) => [p.before, p.after]),
        panel.axis.unit === "%",
      ),
    [panel],
  );
  const choose = (next: PairOrder) => {
    setAscending(next === order && !ascending);
    setOrder(next);
  };
  const { unit } = panel.axis;
  const figure = { scope, axis: axisLabel(panel.axis), unit, order, pairs, scale };
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        <span>{`Before → after on ${scope}, ${panel.axis.unit ?? "bare score"}`}</span>
        <span className={classes.tools}>
          <OrderChoice order={order} ascending={ascending} choose={choose} />
          <DownloadSvg figure={figure} name={benchmarkId(`${scope} ${axisLabel(panel.axis)}`)} />
        </span>
      </figcaption>
      <DumbbellKey pairs={panel.pairs} />
      <ol className={classes.rows}>
        {pairs.map((pair) => (
          <DumbbellRow
            key={pair.claim}
            pair={pair}
            scale={scale}
            unit={panel.axis.unit}
            named={panel.axis.metric !== null}
          />
        ))}
      </ol>
      <ChartAxis scale={scale} unit={panel.axis.unit} />
    </figure>
  );
}
