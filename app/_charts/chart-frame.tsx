import type { ReactNode } from "react";
import page from "@/app/_components/page.module.css";
import type { Figure } from "@/lib/figure";
import classes from "./chart-frame.module.css";
import { DownloadPng } from "./download-png";

interface Props {
  readonly figure: Figure;
  /** Address of the same chart as an SVG file. */
  readonly file: string;
  /** Of the file, without its ending. */
  readonly name: string;
  /** Controls of this chart. */
  readonly controls?: ReactNode;
  /** The same numbers as a table, where the chart is none itself. */
  readonly twin?: ReactNode;
  readonly children: ReactNode;
}

/** A chart with what every chart has: a title that says what is seen, its notes, its files and its table. */
export function ChartFrame({ figure, file, name, controls, twin, children }: Props) {
  return (
    <figure className={classes.figure} aria-label={figure.title}>
      <figcaption className={classes.head}>
        <div>
          <h2 className={classes.title}>{figure.title}</h2>
          <span className={classes.label}>{figure.label}</span>
        </div>
        <span className={classes.files}>
          <a
            href={file}
            download={`${name}.svg`}
            className={classes.tool}
            aria-label={`Download as SVG: ${figure.title}`}
          >
            SVG ↓
          </a>
          <DownloadPng href={file} name={`${name}.png`} label={`Download as PNG: ${figure.title}`} />
        </span>
      </figcaption>
      {controls && <div className={classes.tools}>{controls}</div>}
      {children}
      {figure.notes.map((note) => (
        <p key={note} className={page.note}>
          {note}
        </p>
      ))}
      {twin && (
        <details className={classes.twin}>
          <summary>The same as a table</summary>
          {twin}
        </details>
      )}
    </figure>
  );
}
