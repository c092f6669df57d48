import { describe, expect, it } from "vitest";
import { readAccessTokens } from "./access-tokens";

const [READER, EDITOR] = ["reader-token-123456", "editor-token-123456"];

describe("readAccessTokens", () => {
  it.each([{}, { CLAIMBOARD_TOKEN: "", CLAIMBOARD_EDITOR_TOKEN: "  " }])("returns null for %j", (env) =>
    expect(readAccessTokens(env)).toBeNull(),
  );

  it.each([
    [{ CLAIMBOARD_TOKEN: "short" }, /CLAIMBOARD_TOKEN has fewer than 16 characters; make one with/],
    [{ CLAIMBOARD_EDITOR_TOKEN: "fifteen-letters" }, /CLAIMBOARD_EDITOR_TOKEN has fewer than 16/],
    [{ CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: ` ${READER} ` }, /are the same; use two different tokens/],
  ])("rejects %j without repeating the token", (env, message) => {
    expect(() => readAccessTokens(env)).toThrow(message);
    expect(() => readAccessTokens(env)).not.toThrow(/short|fifteen|reader-token/);
  });

  it.each([
    [{ CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: EDITOR }, READER, "reader"],
    [{ CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: EDITOR }, EDITOR, "editor"],
    [{ CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: EDITOR }, `${EDITOR}x`, null],
    [{ CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: EDITOR }, "", null],
    [{ CLAIMBOARD_TOKEN: READER }, EDITOR, null],
    [{ CLAIMBOARD_EDITOR_TOKEN: EDITOR }, "", null],
    [{ CLAIMBOARD_EDITOR_TOKEN: EDITOR }, EDITOR, "editor"],
  ])("with %j, %s is %s", (env, token, role) => expect(readAccessTokens(env)?.findRole(token)).toBe(role));

  it("signs with the same key after a restart, and with another one for other tokens", () => {
    const key = (token: string) => Buffer.from(readAccessTokens({ CLAIMBOARD_TOKEN: token })?.sessionKey ?? []);
    expect(key(READER)).toEqual(key(READER));
    expect(key(READER)).not.toEqual(key(EDITOR));
  });
});
