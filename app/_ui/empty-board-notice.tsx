import Link from "next/link";
import classes from "./empty-board-notice.module.css";

/** How to import papers into an empty board. */
export function EmptyBoardNotice({ what }: { readonly what: string }) {
  return (
    <div className={classes.empty}>
      <h2>{`No ${what} yet`}</h2>
      <p>
        <Link href="/imports">Import papers</Link>: drop files of any supported format, paste an abstract or search
        arXiv. The command line does it, too:
      </p>
      <pre className={classes.code}>npm run -s claimboard -- import FILE…</pre>
      <p>To import the bundled samples:</p>
      <pre className={classes.code}>npm run -s claimboard -- import samples</pre>
    </div>
  );
}
