import { describe, expect, it } from "vitest";
import { toSafeUrl } from "./safe-url";

describe("toSafeUrl", () => {
  it.each([
    ["https://arxiv.org/abs/2505.22453", "https://arxiv.org/abs/2505.22453"],
    [" http://example.org/a b ", "http://example.org/a%20b"],
    ["javascript:alert(1)", null],
    ["JaVaScRiPt:alert(1)", null],
    ["data:text/html,x", null],
    ["//example.org", null],
    ["example.org", null],
    ["", null],
    [null, null],
  ])("%s is %s", (text, url) => expect(toSafeUrl(text)).toBe(url));
});
