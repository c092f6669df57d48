import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import classes from "./dropped-parameters-notice.module.css";

/** Lists the URL parameters that were ignored, and why. */
export function DroppedParametersNotice({ dropped }: { readonly dropped: readonly DroppedParameter[] }) {
  if (dropped.length === 0) return null;
  return (
    <p role="status" className={classes.dropped}>
      {"Ignored URL parameters: "}
      {dropped
        .slice(0, 5)
        .map(({ key, value, reason }) => `${key}=${value.slice(0, 60)} (${reason})`)
        .join("; ")}
      {dropped.length > 5 && ` and ${dropped.length - 5} more`}
    </p>
  );
}
