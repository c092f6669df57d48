import { expect, it } from "vitest";
import { isForwardedHttps } from "./forwarded-scheme";

it.each([
  ["https", true],
  ["https, http", true],
  [" HTTPS ,http", true],
  [["https", "http"], true],
  ["http", false],
  ["http, https", false],
  ["", false],
  [",https", false],
  ["httpsx", false],
  [null, false],
  [undefined, false],
])("reads the scheme of the client from %j: https %s", (header, isHttps) => {
  expect(isForwardedHttps(header)).toBe(isHttps);
});
