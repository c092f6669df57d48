import type { ReactNode } from "react";
import page from "@/app/_ui/page.module.css";
import type { ChartDescription } from "@/lib/charts/chart-description";
import classes from "./chart-frame.module.css";
import { DownloadPngButton } from "./download-png-button";

interface Props {
  readonly description: ChartDescription;
  /** Address of the same chart as an SVG file. */
  readonly svgHref: string;
  /** Name of the file without extension. */
  readonly fileName: string;
  /** Controls of this chart. */
  readonly controls?: ReactNode;
  /** The data of the chart as a table, if the chart is not a list of values itself. */
  readonly dataTable?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a chart: title, notes, downloads and data table. */
export function ChartFrame({ description, svgHref, fileName, controls, dataTable, children }: Props) {
  return (
    <figure className={classes.figure} aria-label={description.title}>
      <figcaption className={classes.head}>
        <div>
          <h2 className={classes.title}>{description.title}</h2>
          <span className={classes.label}>{description.label}</span>
        </div>
        <span className={classes.files}>
          <a
            href={svgHref}
            download={`${fileName}.svg`}
            className={classes.tool}
            aria-label={`Download as SVG: ${description.title}`}
          >
            SVG ↓
          </a>
          <DownloadPngButton href={svgHref} name={`${fileName}.png`} label={`Download as PNG: ${description.title}`} />
        </span>
      </figcaption>
      {controls && <div className={classes.tools}>{controls}</div>}
      {children}
      {description.notes.length > 0 && (
        <div className={classes.notes}>
          {description.notes.map((note) => (
            <p key={note} className={page.note}>
              {note}
            </p>
          ))}
        </div>
      )}
      {dataTable && (
        <details className={classes.dataTable}>
          <summary>Show as table</summary>
          {dataTable}
        </details>
      )}
    </figure>
  );
}
