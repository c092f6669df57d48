import type { Doubts } from "@/lib/claim/doubt";
import type { GradedSlot } from "@/lib/claim/grade";
import classes from "./doubt-mark.module.css";

interface Props {
  readonly slot: GradedSlot;
  readonly doubts: Doubts;
}

/**
 * A question mark after a doubtful value, with the reason as its name and tooltip; nothing after other values. The style
 * draws the sign, so that copied cells contain the value alone.
 */
export function DoubtMark({ slot, doubts }: Props) {
  const reason = doubts[slot];
  if (reason === undefined) return null;
  const text = `doubtful: ${reason}`;
  return <span className={classes.doubt} role="img" aria-label={text} title={text} data-doubt={slot} />;
}
