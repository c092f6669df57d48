import Link from "next/link";
import classes from "./empty-board-notice.module.css";

/** What to do when the board holds nothing yet. */
export function EmptyBoardNotice({ what }: { readonly what: string }) {
  return (
    <div className={classes.empty}>
      <h2>{`No ${what} yet`}</h2>
      <p>
        <Link href="/imports">Import papers</Link>: drop files of any known format, paste an abstract or ask the arXiv.
        The command line does it, too:
      </p>
      <pre className={classes.code}>npm run -s claimboard -- import FILE…</pre>
      <p>The bundled samples come in with:</p>
      <pre className={classes.code}>npm run -s claimboard -- import samples</pre>
    </div>
  );
}
