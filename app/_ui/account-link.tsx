import { PersonIcon } from "@primer/octicons-react";
import { canSignInToWrite } from "@/app/_data/write-board";
import { getRequest } from "@/server/request-context";
import classes from "./header.module.css";
import page from "./page.module.css";
import { SignInLink } from "./sign-in-link";

/** Who is signed in, with the way to sign out, or a link to sign in; nothing on a board without tokens. */
export function AccountLink() {
  const access = getRequest()?.access ?? null;
  if (access === null && !canSignInToWrite()) return null;
  const label = access === null ? "Sign in" : (access.name ?? "Reader");
  return (
    <SignInLink className={classes.account}>
      <PersonIcon size={16} aria-hidden />
      <span className={classes.accountName}>
        {access !== null && <span className={page.hidden}>Account: </span>}
        {label}
      </span>
    </SignInLink>
  );
}
