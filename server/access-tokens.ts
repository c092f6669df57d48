import { createHash, scryptSync, timingSafeEqual } from "node:crypto";
import type { Access } from "./request-context";

/** Minimum length of a token in characters. */
const MIN_LENGTH = 16;

/** Environment variables of the tokens. */
export const READ_TOKEN = "CLAIMBOARD_TOKEN";
export const EDITOR_TOKEN = "CLAIMBOARD_EDITOR_TOKEN";

export interface AccessTokens {
  readonly isReadRequired: boolean;
  readonly isEditorRequired: boolean;
  /** Returns the role that a token gives; null if it is not valid. Takes the same time for every token. */
  readonly findRole: (token: string) => Access["role"] | null;
  /** Signs sessions; the same after a restart with the same tokens. */
  readonly sessionKey: Uint8Array;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Reads the access tokens of the environment; null if there are none.
 * @throws Error with a remedy if a token is too short or both are equal
 */
export function readAccessTokens(env: Readonly<Record<string, string | undefined>>): AccessTokens | null {
  const reading = readToken(env, READ_TOKEN);
  const editing = readToken(env, EDITOR_TOKEN);
  if (reading === null && editing === null) return null;
  if (reading === editing) throw new Error(`${READ_TOKEN} and ${EDITOR_TOKEN} are the same; use two different tokens`);
  const digestOf = (token: string | null): Buffer | null => (token === null ? null : digest(token));
  const expectedDigests = [digestOf(editing), digestOf(reading)];
  return {
    isReadRequired: reading !== null,
    isEditorRequired: editing !== null,
    findRole: (token) => {
      const given = digest(token);
      // Both are always compared, so that the time does not depend on the token.
      const [isEditor, isReader] = expectedDigests.map(
        (expected) => expected !== null && timingSafeEqual(expected, given),
      );
      if (isEditor) return "editor";
      return isReader ? "reader" : null;
    },
    // A slow hash, because a reader with a session could otherwise guess a weak editor token offline.
    sessionKey: scryptSync(JSON.stringify([reading, editing]), "claimboard session", 32, { N: 2 ** 14, r: 8, p: 1 }),
  };
}

function readToken(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const token = env[name]?.trim() ?? "";
  if (token === "") return null;
  if (token.length < MIN_LENGTH)
    throw new Error(
      `${name} has fewer than ${MIN_LENGTH} characters; make one with: node -p "crypto.randomBytes(24).toString('base64url')"`,
    );
  return token;
}
