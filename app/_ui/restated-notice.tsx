import classes from "./restated-notice.module.css";

/** Says that an abstract is not the authors' text. */
export function RestatedNotice() {
  return (
    <p className={classes.badge}>
      <strong>Restated in our own words.</strong> Not the authors' abstract; the figures are theirs.
    </p>
  );
}
