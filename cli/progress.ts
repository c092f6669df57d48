import { SingleBar } from "cli-progress";

/** How far the reading is, by bytes; shown on a terminal only. */
export interface Progress {
  readonly add: (bytes: number) => void;
  readonly count: (papers: number) => void;
  readonly end: () => void;
}

const SILENT: Progress = { add: () => {}, count: () => {}, end: () => {} };

/** @param total bytes of all files, null where one of them does not say */
export function showProgress(total: number | null): Progress {
  if (!process.stderr.isTTY || total === null || total < 1_000_000) return SILENT;
  const bar = new SingleBar({
    format: "reading {bar} {percentage}% | {papers} papers | {eta_formatted} left",
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  let papers = 0;
  bar.start(total, 0, { papers });
  return {
    add: (bytes) => bar.increment(bytes, { papers }),
    count: (more) => {
      papers += more;
    },
    end: () => bar.stop(),
  };
}
