import { z } from "zod";
import { json } from "../json";
import { AnswerError, at, parseAnswer, type Service } from "./service";

const PAGE = 500;
const answerSchema = z.object({ notes: z.array(z.unknown()) });

/** The papers of a venue on OpenReview (API v2), by the venue's id: "ICLR.cc/2025/Conference". */
export const openReview: Service = {
  name: "openreview",
  host: "api2.openreview.net",
  pause: 1_000,
  format: json,
  refuse: ({ venue }) => (venue ? null : "say which venue with --venue, as in ICLR.cc/2025/Conference"),
  first: () => ({ offset: 0 }),
  path: ({ venue = "", since }, cursor) => {
    const params = new URLSearchParams({ "content.venueid": venue, limit: String(PAGE) });
    params.set("offset", String(at(cursor, "offset")));
    if (since) params.set("mintcdate", String(Date.parse(since)));
    return `/notes?${params}`;
  },
  next: (answer, _, cursor) => {
    const parsed = answerSchema.safeParse(parseAnswer(answer));
    if (!parsed.success) throw new AnswerError("the answer is no list of papers");
    const { length } = parsed.data.notes;
    return length < PAGE ? null : { offset: at(cursor, "offset") + length };
  },
};
