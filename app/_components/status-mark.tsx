import type { Claim } from "@/lib/claim";
import classes from "./status-mark.module.css";

const SIGNS = { accepted: "✓", corrected: "✎", rejected: "✗" } as const;

/** A sign for a claim that people have reviewed; none for the others. */
export function StatusMark({ status }: Pick<Claim, "status">) {
  if (status === "extracted") return null;
  return (
    <span className={classes.mark} data-status={status} title={status} role="img" aria-label={status}>
      {SIGNS[status]}
    </span>
  );
}
