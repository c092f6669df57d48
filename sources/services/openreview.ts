import { z } from "zod";
import { json } from "../formats/json";
import { getCursorNumber, InvalidResponseError, parseJsonResponse, type Service } from "./service";

const PAGE_SIZE = 500;
const responseSchema = z.object({ notes: z.array(z.unknown()) });

/** Papers of a venue on OpenReview (API v2), by venue id: "ICLR.cc/2025/Conference". */
export const openReview: Service = {
  name: "openreview",
  host: "api2.openreview.net",
  minIntervalMs: 1_000,
  format: json,
  findQueryError: ({ venue }) => (venue ? null : "--venue is required, e.g. ICLR.cc/2025/Conference"),
  firstCursor: () => ({ offset: 0 }),
  toRequestPath: ({ venue = "", since }, cursor) => {
    const params = new URLSearchParams({ "content.venueid": venue, limit: String(PAGE_SIZE) });
    params.set("offset", String(getCursorNumber(cursor, "offset")));
    if (since) params.set("mintcdate", String(Date.parse(since)));
    return `/notes?${params}`;
  },
  nextCursor: (answer, _, cursor) => {
    const parsed = responseSchema.safeParse(parseJsonResponse(answer));
    if (!parsed.success) throw new InvalidResponseError("the response is not a list of papers");
    const { length } = parsed.data.notes;
    return length < PAGE_SIZE ? null : { offset: getCursorNumber(cursor, "offset") + length };
  },
};
