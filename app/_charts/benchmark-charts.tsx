import page from "@/app/_components/page.module.css";
import { axisLabel, axisScope } from "@/lib/comparable";
import { formatCount } from "@/lib/format";
import type { BenchmarkSeries, Panel } from "@/lib/series";
import classes from "./benchmark-charts.module.css";
import { Dumbbells } from "./dumbbells";
import { LoneGains } from "./lone-gains";
import { Scores } from "./scores";
import { TimelineSlot } from "./timeline-slot";

function PanelNote({ panel }: { readonly panel: Panel }) {
  if (panel.unstated === 0) return null;
  return (
    <p className={page.note}>
      {`${formatCount(panel.unstated, "value")} of this axis ${panel.unstated === 1 ? "names" : "name"} no metric (marked °); ` +
        `${panel.unstated === 1 ? "it stands" : "they stand"} here because ${panel.axis.metric} is the only metric that is named in this unit.`}
    </p>
  );
}

function PanelSection({ panel, name }: { readonly panel: Panel; readonly name: string }) {
  const scope = panel.axis.aggregate ? axisScope(panel.axis) : name;
  // Averages stand under a heading of their own.
  const Heading = panel.axis.aggregate ? "h3" : "h2";
  const wide = panel.pairs.length > 0 && panel.scores.length > 0;
  return (
    <section className={classes.panel} aria-label={`${scope}, ${axisLabel(panel.axis)}`}>
      <div className={classes.head}>
        <Heading className={classes.scope}>{panel.axis.aggregate ? `The ${scope}` : scope}</Heading>
        <p className={classes.axis}>{axisLabel(panel.axis)}</p>
      </div>
      <div className={wide ? classes.beside : undefined}>
        {panel.pairs.length > 0 && <Dumbbells panel={panel} scope={scope} />}
        {panel.scores.length > 0 && <Scores panel={panel} scope={scope} />}
      </div>
      <PanelNote panel={panel} />
    </section>
  );
}

/** The charts of a benchmark: one panel for each axis, because what differs in metric or unit is not compared. */
export function BenchmarkCharts({ name, series }: { readonly name: string; readonly series: BenchmarkSeries }) {
  const { own, averages, gains } = series;
  const axes = own.length + averages.length;
  return (
    <>
      {axes > 1 && (
        <p className={page.note}>
          {`${formatCount(axes, "axis", "axes")}: claims that differ in metric, in unit or in what they average over are never drawn on the same one.`}
        </p>
      )}
      {own.map((panel) => (
        <PanelSection key={panel.axis.key} panel={panel} name={name} />
      ))}
      {own[0] && <TimelineSlot panel={own[0]} name={name} />}
      {gains.length > 0 && <LoneGains groups={gains} name={name} />}
      {averages.length > 0 && (
        <section className={page.section}>
          <h2>{`Averages that ${name} is a part of`}</h2>
          {averages.map((panel) => (
            <PanelSection key={panel.axis.key} panel={panel} name={name} />
          ))}
        </section>
      )}
    </>
  );
}
