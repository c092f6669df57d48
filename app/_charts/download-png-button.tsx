"use client";

import { useState } from "react";
import classes from "./chart-frame.module.css";

/** Pixels per unit of the SVG, so that the image is sharp in print. */
const PIXEL_RATIO = 2;

/** Renders an SVG file as a PNG on a canvas; throws if the file cannot be loaded or is too large. */
async function renderPng(href: string): Promise<Blob> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`the chart could not be loaded: ${response.status}`);
  const url = URL.createObjectURL(new Blob([await response.text()], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * PIXEL_RATIO;
    canvas.height = image.naturalHeight * PIXEL_RATIO;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the chart is too large for an image")))),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

interface Props {
  /** Address of the SVG file. */
  readonly href: string;
  readonly name: string;
  readonly label: string;
}

/** Downloads the chart as a PNG, which the browser renders from the SVG file. */
export function DownloadPngButton({ href, name, label }: Props) {
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      saveFile(await renderPng(href), name);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <button type="button" className={classes.tool} aria-label={label} onClick={download}>
      {failed ? "PNG failed, try again" : "PNG ↓"}
    </button>
  );
}
