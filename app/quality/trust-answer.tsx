import Link from "next/link";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import { FINDING_CODES, FINDING_TEXTS } from "@/lib/lint/finding";
import { formatInterval, formatShare } from "./format-precision";
import { MEASURED } from "./measured-accuracy";
import classes from "./quality.module.css";
import { qualityPath } from "./quality-query";
import type { QualityData } from "./read-quality";

/** What the reviews of this board say, or how to start with them. */
function ReviewAnswer({ precision }: Pick<QualityData, "precision">) {
  if (precision === null)
    return (
      <p>
        {"No claim of this board has been reviewed, so how right it is here is not known yet. "}
        <Link href="/review">Review some claims</Link>: after about 20 this page shows a first estimate.
      </p>
    );
  const { all } = precision;
  return (
    <p>
      {"On this board, "}
      <strong>{`${formatNumber(all.right)} of ${formatCount(all.total, "reviewed claim")}`}</strong>
      {` ${all.right === 1 ? "was" : "were"} right in every slot as extracted: ${formatShare(all.right / all.total)}`}
      {all.interval && ` (95% interval ${formatInterval(all.interval)})`}.{" "}
      <a href="#reviews">By slot, confidence, benchmark and rule</a>
    </p>
  );
}

interface Task {
  readonly href: string;
  readonly text: string;
}

/** Number of tasks that are proposed. */
const MAX_TASKS = 4;

/** What to look at first: findings that are likely errors, most serious first, then missed results, then doubtful claims. */
function listTasks({ tallies, missed, quality }: QualityData): Task[] {
  const findings = FINDING_CODES.filter((code) => tallies[code].open > 0 && !FINDING_TEXTS[code].isUsuallyRight).map(
    (code) => {
      const [one, many] = FINDING_TEXTS[code].unit;
      return {
        href: qualityPath({ code, page: 1 }),
        text: `${FINDING_TEXTS[code].title}: ${formatCount(tallies[code].open, one, many)}`,
      };
    },
  );
  const papers = {
    href: "#missed",
    text: `Papers that look as if results were missed: ${formatNumber(missed.length)}`,
  };
  const doubtful = { href: "/review?grade=check", text: `Claims of grade “check”: ${formatNumber(quality.check)}` };
  return [
    ...findings.slice(0, MAX_TASKS),
    ...(missed.length > 0 ? [papers] : []),
    ...(quality.check > 0 ? [doubtful] : []),
  ];
}

/** The answer of the page: how far the board can be trusted, and what to fix first. */
export function TrustAnswer({ data }: { readonly data: QualityData }) {
  const { quality, precision } = data;
  const tasks = listTasks(data);
  return (
    <div className={classes.answer}>
      <section>
        <h2>How far can I trust this board?</h2>
        <p>
          {"On real abstracts that were chosen after the rules were written, "}
          <strong>{`${Math.round(100 * MEASURED.fresh.levels.claim.precision)} of 100 claims`}</strong>
          {" have the right numbers, benchmark and system. "}
          <a href="#measured">How this was measured</a>
        </p>
        <ReviewAnswer precision={precision} />
        {quality.claims > 0 && (
          <p>
            {`Of ${formatCount(quality.claims, "claim")}, `}
            <Link href="/claims?grade=certain">{`${formatNumber(quality.certain)} ${quality.certain === 1 ? "has" : "have"} grade “certain”`}</Link>
            {`, which a careful reader accepts in about 95 of 100 cases; ${formatNumber(quality.reviewed)} ${quality.reviewed === 1 ? "was" : "were"} accepted or corrected by a person.`}
          </p>
        )}
      </section>
      <section>
        <h2>What should I fix first?</h2>
        {tasks.length === 0 ? (
          <p>Nothing was found that needs attention.</p>
        ) : (
          <ol className={classes.tasks}>
            {tasks.map(({ href, text }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {text}
                </Link>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
