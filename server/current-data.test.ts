import { expect, it } from "vitest";
import { findOldestData, toChangedCookie } from "./current-data";

const NOW = 1_800_000_000_000;
const [cookie = ""] = toChangedCookie(NOW).split(";");

it.each([
  [{ cookie }, NOW + 1],
  [{ cookie: `theme=dark; ${cookie}` }, NOW + 1],
  [{ cookie: `${cookie}; theme=dark` }, NOW + 1],
  [{ cookie, "cache-control": "no-cache" }, NOW + 5001],
  [{ "cache-control": "no-cache" }, NOW + 5001],
  [{ "cache-control": "max-age=0, No-Cache" }, NOW + 5001],
  [{ "cache-control": "max-age=0" }, 0],
  [{ "cache-control": "x-no-cache" }, 0],
  [{ cookie: "claimboard_changed=; claimboard_changed2=1; xclaimboard_changed=2" }, 0],
  [{ cookie: "claimboard_changed=1e3" }, 0],
  [{ cookie: "claimboard_changed=-5" }, 0],
  [{ cookie: "claimboard_changed=999999999999999" }, NOW + 5001],
  [{ cookie: "claimboard_changed=9999999999999999" }, 0],
  [{}, 0],
])("a client with %j gets no data from before %s", (headers, oldest) => {
  expect(findOldestData(headers, NOW + 5000)).toBe(oldest);
});
