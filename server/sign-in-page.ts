import { escapeMarkup } from "@/lib/format/escape-markup";
import { plainPage } from "./plain-page";
import type { Access } from "./request-context";

/** What the sign-in page shows. */
export interface SignInView {
  /** Path to return to. */
  readonly next: string;
  readonly error?: string;
  /** True if reading requires a token as well. */
  readonly isReadRequired: boolean;
  /** True if there is an editor token. */
  readonly isEditorRequired: boolean;
  /** Who is signed in. */
  readonly access: Access | null;
}

/** Builds the sign-in page, or the account page of somebody who is signed in. A submitted token is never shown. */
export function signInPage(view: SignInView): string {
  const { access, error } = view;
  const alert = error === undefined ? "" : `<p role="alert">${escapeMarkup(error)}</p>`;
  if (access === null) return plainPage("Sign in", `<p>${describeBoard(view)}</p>${alert}${tokenForm(view)}`);
  return plainPage(
    "Account",
    `<p>You are signed in as ${escapeMarkup(describe(access))}.</p>
${alert}
<p><a href="${escapeMarkup(view.next)}">Go to the board</a></p>
<form method="post" action="/logout"><button>Sign out</button></form>
<details${error === undefined ? "" : " open"}><summary>Sign in with another token</summary>${tokenForm(view)}</details>`,
  );
}

const describeBoard = ({ isReadRequired }: SignInView): string =>
  isReadRequired
    ? "This board is open to people who have a token."
    : "Everybody who reaches this board can read it. Changes need the editor token.";

function tokenForm({ next, isEditorRequired, access }: SignInView): string {
  const name = isEditorRequired
    ? `<label>Your name
<input name="name" maxlength="60" autocomplete="name" aria-describedby="name-hint"></label>
<p class="hint" id="name-hint">For editors: shown with your changes in the history of a claim.</p>`
    : "";
  return `<form method="post" action="/login">
<input type="hidden" name="next" value="${escapeMarkup(next)}">
<label>Token <input name="token" type="password" required autocomplete="current-password"${access === null ? " autofocus" : ""}></label>
${name}
<button>Sign in</button>
</form>`;
}

const describe = ({ role, name }: Access): string =>
  role === "editor" ? `${name ?? "an editor"}, editor` : "a reader";
