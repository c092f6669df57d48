import classes from "./empty-board.module.css";

/** What to do when the board holds nothing yet. */
export function EmptyBoard({ what }: { readonly what: string }) {
  return (
    <div className={classes.empty}>
      <h2>{`No ${what} yet`}</h2>
      <p>Import papers in any known format: a Markdown digest, a listing, a Daily Papers page, or JSON lines.</p>
      <pre className={classes.code}>npm run -s claimboard -- import FILE…</pre>
      <p>Then reload this page. The bundled samples come in with:</p>
      <pre className={classes.code}>npm run -s claimboard -- import samples</pre>
    </div>
  );
}
