import { escapeHtml, plainPage } from "./plain-page";
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

/** Builds the sign-in page. A typed token is never shown again. */
export function signInPage(view: SignInView): string {
  const { next, error, isReadRequired, isEditorRequired, access } = view;
  const lead = isReadRequired
    ? "This board is open to people who have a token."
    : "Everybody who reaches this board can read it. Changes need the editor token.";
  const next_ = `<input type="hidden" name="next" value="${escapeHtml(next)}">`;
  const signedIn =
    access === null
      ? ""
      : `<form method="post" action="/logout"><p>You are signed in as ${escapeHtml(describe(access))}.</p>
<p><a href="${escapeHtml(next)}">Go to the board</a></p>${next_}<button>Sign out</button></form>
<p style="margin-top: 28px">Or sign in with another token:</p>`;
  const name = isEditorRequired
    ? `<label>Your name <span class="hint">Required with the editor token; shown with your changes in the history of a claim.</span>
<input name="name" maxlength="60" autocomplete="name"></label>`
    : "";
  return plainPage(
    "Sign in",
    `${access === null ? `<p>${lead}</p>` : signedIn}
${error === undefined ? "" : `<p role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="/login">
${next_}
<label>Token <input name="token" type="password" required autocomplete="current-password"${access === null ? " autofocus" : ""}></label>
${name}
<button>Sign in</button>
</form>`,
  );
}

const describe = ({ role, name }: Access): string =>
  role === "editor" ? `${name ?? "an editor"}, editor` : "a reader";
