import { z } from "zod";
import { json } from "../formats/json";
import { InvalidResponseError, parseJsonResponse, type Service } from "./service";

const FIELDS = "title,abstract,authors,externalIds,publicationDate,venue,url";
const responseSchema = z.object({ data: z.array(z.unknown()), token: z.string().nullish() });

/** Bulk search of Semantic Scholar, newest papers first. */
export const semanticScholar: Service = {
  name: "s2",
  host: "api.semanticscholar.org",
  // All clients without an API key share 100 requests per five minutes.
  minIntervalMs: 3_000,
  format: json,
  findQueryError: ({ query }) => (query ? null : "--query is required"),
  firstCursor: () => ({}),
  toRequestPath: ({ query = "", since }, { token }) => {
    const params = new URLSearchParams({ query, fields: FIELDS, sort: "publicationDate:desc" });
    if (since) params.set("publicationDateOrYear", `${since}:`);
    if (token) params.set("token", String(token));
    return `/graph/v1/paper/search/bulk?${params}`;
  },
  nextCursor: (answer) => {
    const parsed = responseSchema.safeParse(parseJsonResponse(answer));
    if (!parsed.success) throw new InvalidResponseError("the response is not a list of papers");
    const { data, token } = parsed.data;
    return token && data.length > 0 ? { token } : null;
  },
};
