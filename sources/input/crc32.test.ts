import { describe, expect, it } from "vitest";
import { crc32 } from "./crc32";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("crc32", () => {
  it.each([
    ["", 0],
    ["123456789", 0xcbf43926],
    ["owls and lynxes", crc32(bytes(" and lynxes"), crc32(bytes("owls")))],
  ])("of %j", (text, sum) => {
    expect(crc32(bytes(text))).toBe(sum);
  });
});
