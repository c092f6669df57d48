import type { Claim } from "@/lib/claim/claim";
import classes from "./status-icon.module.css";

const STATUS_SYMBOLS = { accepted: "✓", corrected: "✎", rejected: "✗" } as const;

/** Symbol for the review status; nothing for claims without review. */
export function StatusIcon({ status }: Pick<Claim, "status">) {
  if (status === "extracted") return null;
  return (
    <span className={classes.mark} data-status={status} title={status} role="img" aria-label={status}>
      {STATUS_SYMBOLS[status]}
    </span>
  );
}
