import { SingleBar } from "cli-progress";
import { formatCount, printMessage, setProgressBarShown } from "./messages";

/** How far the reading is, by bytes: a bar on a terminal, a line every few seconds elsewhere. */
export interface Progress {
  readonly add: (bytes: number) => void;
  readonly count: (papers: number) => void;
  readonly end: () => void;
}

const NO_PROGRESS: Progress = { add: () => {}, count: () => {}, end: () => {} };
/** Less is read before anybody wonders. */
const MIN_SHOWN_BYTES = 1_000_000;
const LINE_EVERY_MS = 5_000;

/** @param total bytes of all files, null where one of them does not say */
export function showProgress(total: number | null): Progress {
  if (total !== null && total < MIN_SHOWN_BYTES) return NO_PROGRESS;
  return process.stderr.isTTY && total !== null ? showProgressBar(total) : showProgressLines(total);
}

function showProgressBar(total: number): Progress {
  const bar = new SingleBar({
    format: "reading {bar} {percentage}% | {papers}, {rate} a second | {left} left",
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  const pace = trackRate(total);
  bar.start(total, 0, pace.now());
  setProgressBarShown(true);
  return {
    add: (bytes) => {
      pace.add(bytes);
      bar.increment(bytes, pace.now());
    },
    count: (more) => {
      pace.count(more);
      if (pace.papers() % 100 === 0) bar.update(pace.now());
    },
    end: () => {
      setProgressBarShown(false);
      bar.stop();
    },
  };
}

function showProgressLines(total: number | null): Progress {
  const pace = trackRate(total);
  let last = Date.now();
  return {
    add: pace.add,
    count: (more) => {
      pace.count(more);
      if (Date.now() - last < LINE_EVERY_MS) return;
      last = Date.now();
      const { papers, rate, left, share } = pace.now();
      printMessage(`${papers}, ${rate} a second${total === null ? "" : `, ${share} read, ${left} left`}`);
    },
    end: () => {},
  };
}

/** Counts, and says how fast it goes and how long the rest takes, as text. */
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
