import { z } from "zod";
import { json } from "../json";
import { AnswerError, parseAnswer, type Service } from "./service";

const FIELDS = "title,abstract,authors,externalIds,publicationDate,venue,url";
const answerSchema = z.object({ data: z.array(z.unknown()), token: z.string().nullish() });

/** Semantic Scholar's bulk search, the newest papers first. */
export const semanticScholar: Service = {
  name: "s2",
  host: "api.semanticscholar.org",
  // Without a key all people share a hundred requests in five minutes.
  pause: 3_000,
  format: json,
  refuse: ({ query }) => (query ? null : "say what to look for with --query"),
  first: () => ({}),
  path: ({ query = "", since }, { token }) => {
    const params = new URLSearchParams({ query, fields: FIELDS, sort: "publicationDate:desc" });
    if (since) params.set("publicationDateOrYear", `${since}:`);
    if (token) params.set("token", String(token));
    return `/graph/v1/paper/search/bulk?${params}`;
  },
  next: (answer) => {
    const parsed = answerSchema.safeParse(parseAnswer(answer));
    if (!parsed.success) throw new AnswerError("the answer is no list of papers");
    const { data, token } = parsed.data;
    return token && data.length > 0 ? { token } : null;
  },
};
