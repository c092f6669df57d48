import classes from "./restated-notice.module.css";

/** Notice that an abstract is a paraphrase. */
export function RestatedNotice() {
  return (
    <p className={classes.badge}>
      <strong>Paraphrased abstract.</strong> Not the authors' text; the numbers are theirs.
    </p>
  );
}
