import { SingleBar } from "cli-progress";
import { formatCount, printMessage, setProgressBarShown } from "./messages";

/** Progress of reading in bytes: a bar on a terminal, otherwise a line every few seconds. */
export interface Progress {
  readonly add: (bytes: number) => void;
  readonly count: (papers: number) => void;
  readonly end: () => void;
}

const NO_PROGRESS: Progress = { add: () => {}, count: () => {}, end: () => {} };
/** Smaller inputs show no progress. */
const MIN_SHOWN_BYTES = 1_000_000;
const LINE_EVERY_MS = 5_000;

/**
 * Shows the progress of reading.
 * @param total bytes of all files, null if the size of one is unknown
 */
export function showProgress(total: number | null): Progress {
  if (total !== null && total < MIN_SHOWN_BYTES) return NO_PROGRESS;
  return process.stderr.isTTY && total !== null ? showProgressBar(total) : showProgressLines(total);
}

function showProgressBar(total: number): Progress {
  const bar = new SingleBar({
    format: "reading {bar} {percentage}% | {papers}, {rate}/s | {left} left",
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  const rate = trackRate(total);
  bar.start(total, 0, rate.now());
  setProgressBarShown(true);
  return {
    add: (bytes) => {
      rate.add(bytes);
      bar.increment(bytes, rate.now());
    },
    count: (more) => {
      rate.count(more);
      if (rate.papers() % 100 === 0) bar.update(rate.now());
    },
    end: () => {
      setProgressBarShown(false);
      bar.stop();
    },
  };
}

function showProgressLines(total: number | null): Progress {
  const rate = trackRate(total);
  let last = Date.now();
  return {
    add: rate.add,
    count: (more) => {
      rate.count(more);
      if (Date.now() - last < LINE_EVERY_MS) return;
      last = Date.now();
      const { papers, rate: perSecond, left, share } = rate.now();
      printMessage(`${papers}, ${perSecond}/s${total === null ? "" : `, ${share} read, ${left} left`}`);
    },
    end: () => {},
  };
}

/** Counts bytes and papers, and formats the rate and the remaining time. */
function trackRate(total: number | null) {
  const start = Date.now();
  let [bytes, papers] = [0, 0];
  return {
    add: (more: number) => {
      bytes += more;
    },
    count: (more: number) => {
      papers += more;
    },
    papers: () => papers,
    now: () => {
      const seconds = Math.max(0.001, (Date.now() - start) / 1000);
      const share = total ? Math.min(1, bytes / total) : 0;
      return {
        papers: formatCount(papers, "paper"),
        rate: Math.round(papers / seconds).toLocaleString("en"),
        share: `${Math.floor(share * 100)}%`,
        left: share > 0 ? formatDuration((seconds / share) * (1 - share)) : "?",
      };
    },
  };
}

/** "42 s", "3 min 5 s", "2 h 10 min" */
function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
