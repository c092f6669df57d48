import classes from "./restated-notice.module.css";

/** Notice that an abstract is a paraphrase. */
export function RestatedNotice() {
  return (
    <p className={classes.badge}>
      <strong>Restated abstract.</strong> Our own words, not the authors' text; the numbers are theirs.
    </p>
  );
}
