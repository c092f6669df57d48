import { expect, it } from "vitest";
import { CHANGED_COOKIE_HEADER, wantsCurrentData } from "./current-data";

it.each([
  [{ cookie: CHANGED_COOKIE_HEADER.split(";")[0] }, true],
  [{ cookie: `theme=dark; ${CHANGED_COOKIE_HEADER.split(";")[0]}` }, true],
  [{ "cache-control": "no-cache" }, true],
  [{ "cache-control": "max-age=0, No-Cache" }, true],
  [{ "cache-control": "max-age=0" }, false],
  [{ "cache-control": "x-no-cache" }, false],
  [{ cookie: "claimboard_changed=0; claimboard_changed2=1" }, false],
  [{}, false],
])("a client with %j wants current data: %s", (headers, wantsCurrent) => {
  expect(wantsCurrentData(headers)).toBe(wantsCurrent);
});
