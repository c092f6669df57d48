"use client";

import { useElementSize, useMediaQuery } from "@mantine/hooks";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { RankedChart, RankedRow } from "@/lib/charts/ranked-chart";
import { listRankedLegend } from "@/lib/charts/ranked-shapes";
import { InteractivePlot } from "./interactive-plot";
import classes from "./ranked-chart.module.css";
import { HatchScope, RankedLegend } from "./ranked-shapes-view";
import { useWasVisible } from "./use-was-visible";

const Plane = dynamic(() => import("./ranked-plane").then((module) => module.RankedPlane), { ssr: false });

/** Row heights on wide screens and on phones, where the name is above the marks. */
const GEOMETRY = { wide: { rowHeight: 36, markAt: 18 }, narrow: { rowHeight: 66, markAt: 53 } } as const;
/** Must equal the media query of the style sheet. */
const NARROW = "(max-width: 720px)";

function ValueLabel({ kind, mark, text }: { kind: "score" | "gain"; mark: string | undefined; text: string | null }) {
  return (
    <span className={classes.label} data-panel={kind} data-other={mark === undefined || undefined}>
      {mark ?? text}
    </span>
  );
}

interface RowProps {
  readonly row: RankedRow;
  readonly isTabStop: boolean;
  readonly panels: Pick<RankedChart, "score" | "gain">;
}

/** Name and values of a result; the whole row is a link to the evidence. */
function RankedRowView({ row, isTabStop, panels }: RowProps) {
  const { claim, name, facts, style, score, gain, details } = row;
  return (
    <li
      className={classes.row}
      data-testid="ranked-row"
      data-claim-id={claim}
      data-before={score?.before ?? undefined}
      data-after={score?.after}
      data-gain={gain?.value}
      data-muted={style.muted || undefined}
      data-worse={style.worse || undefined}
    >
      <a
        href={`/claims/${claim}`}
        className={classes.name}
        data-evidence={claim}
        data-row
        data-details={details.join("\n")}
        aria-label={`${name}, ${details.join(", ")}, show the evidence`}
        tabIndex={isTabStop ? 0 : -1}
      >
        <span className={classes.system} dir="auto">
          {name}
        </span>
        <span className={classes.facts} dir="auto">
          {facts.join(" · ")}
        </span>
      </a>
      {panels.score && <ValueLabel kind="score" mark={score?.label} text={row.scoreText} />}
      {panels.gain && <ValueLabel kind="gain" mark={gain?.label} text={row.gainText} />}
    </li>
  );
}

interface PanelProps {
  readonly rows: RankedChart["rows"];
  readonly kind: "score" | "gain";
  readonly panel: NonNullable<RankedChart["score"]>;
  readonly isDrawn: boolean;
  readonly onDrawn: () => void;
}

/** The area of a panel, which measures the width of its drawing. */
function PanelView({ isDrawn, ...panel }: PanelProps) {
  const { ref, width } = useElementSize();
  const geometry = GEOMETRY[useMediaQuery(NARROW) ? "narrow" : "wide"];
  return (
    <div ref={ref} className={classes.plane} data-panel={panel.kind} aria-hidden>
      {isDrawn && width > 0 && <Plane {...panel} geometry={geometry} width={width} />}
    </div>
  );
}

interface Props {
  readonly chart: RankedChart;
  /** Accessible name of the chart. */
  readonly label: string;
  /** False if the page has one legend for several charts. */
  readonly hasLegend?: boolean;
}

/** Results in rows with a panel of scores and a panel of gains. Names and values are text; the marks load when visible. */
export function RankedChartView({ chart, label, hasLegend = true }: Props) {
  const { rows, score, gain } = chart;
  const { ref, wasVisible } = useWasVisible();
  // The panels are drawn in separate tasks, so that none blocks the page for long.
  const [drawn, setDrawn] = useState(0);
  const drawNext = () => {
    setTimeout(() => setDrawn((count) => count + 1));
  };
  if (rows.length === 0) return null;
  const panels = [
    { kind: "score", panel: score },
    { kind: "gain", panel: gain },
  ] as const;
  const shown = panels.filter(({ panel }) => panel !== null).map(({ kind }) => kind);
  return (
    <HatchScope>
      {hasLegend && <RankedLegend entries={listRankedLegend(chart)} />}
      <InteractivePlot label={label}>
        <div ref={ref} className={classes.chart} data-panels={shown.join(" ")}>
          {panels.map(
            ({ kind, panel }) =>
              panel && (
                <div key={kind} className={classes.heading} data-panel={kind}>
                  {panel.heading}
                </div>
              ),
          )}
          <ol className={classes.rows}>
            {rows.map((row, i) => (
              <RankedRowView key={row.claim} row={row} isTabStop={i === 0} panels={chart} />
            ))}
          </ol>
          {panels.map(
            ({ kind, panel }) =>
              panel && (
                <PanelView
                  key={kind}
                  rows={rows}
                  kind={kind}
                  panel={panel}
                  isDrawn={wasVisible && shown.indexOf(kind) <= drawn}
                  onDrawn={drawNext}
                />
              ),
          )}
        </div>
      </InteractivePlot>
    </HatchScope>
  );
}
