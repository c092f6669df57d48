"use client";

import { useState } from "react";
import type { DumbbellFigure } from "@/lib/dumbbell-svg";
import classes from "./dumbbells.module.css";

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

interface Props {
  readonly figure: DumbbellFigure;
  /** Without its ending. */
  readonly name: string;
}

/** The chart as it is sorted now, as a file for a paper; what draws it is loaded when it is first asked for. */
export function DownloadSvg({ figure, name }: Props) {
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      const { dumbbellSvg } = await import("@/lib/dumbbell-svg");
      save(dumbbellSvg(figure), `${name}.svg`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <button
      type="button"
      className={classes.order}
      aria-label={`Download the chart of ${figure.scope}, ${figure.axis} as SVG`}
      onClick={download}
    >
      {failed ? "SVG failed, try again" : "SVG ↓"}
    </button>
  );
}
