import { expect, it } from "vitest";
import { apiListResponse } from "./api-list-response";

it.each([
  ["page=2", "the API pages with the cursor in next"],
  ["colour=red", "not a filter"],
  ["constructor=1", "not a filter"],
  ["cursor=x", "not a cursor"],
])("refuses %s", async (text, reason) => {
  const read = () => {
    throw new Error("nothing may be read");
  };
  const answer = await apiListResponse(new Request(`http://board/api/v1/claims?${text}`), "claims", {
    getCursorLength: () => 1,
    readPage: read,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ reason: expect.stringContaining(reason) }] });
});
