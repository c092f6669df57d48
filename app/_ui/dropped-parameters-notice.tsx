import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import classes from "./dropped-parameters-notice.module.css";

/** Says which parts of the address were not understood, so that nobody takes the view for what it is not. */
export function DroppedParametersNotice({ dropped }: { readonly dropped: readonly DroppedParameter[] }) {
  if (dropped.length === 0) return null;
  return (
    <p role="status" className={classes.dropped}>
      {"Left out of this view: "}
      {dropped
        .slice(0, 5)
        .map(({ key, value, reason }) => `${key}=${value.slice(0, 60)} (${reason})`)
        .join("; ")}
      {dropped.length > 5 && ` and ${dropped.length - 5} more`}
    </p>
  );
}
