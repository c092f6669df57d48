import type { Claim } from "@/lib/claim/claim";
import classes from "./evidence-review.module.css";

const STATUS_LABELS = {
  extracted: "not reviewed",
  accepted: "accepted",
  corrected: "corrected",
  rejected: "rejected",
} as const;

/** Badge with the review status of a claim. */
export function StatusBadge({ status }: Pick<Claim, "status">) {
  return (
    <span className={classes.status} data-status={status} data-testid="status">
      {STATUS_LABELS[status]}
    </span>
  );
}
