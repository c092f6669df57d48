import { arxivAtom } from "../formats/arxiv-atom";
import { getCursorNumber, InvalidResponseError, PermanentRequestError, type Service } from "./service";

const PAGE_SIZE = 200;
/** The service answers no further than this. */
const MAX_RESULTS = 30_000;

/** The text of the first element of a name, at most 300 characters of it. */
function findElementText(answer: string, name: string): string {
  const begin = answer.search(new RegExp(`[<:]${name}[\\s>]`));
  const at = answer.indexOf(">", begin);
  return begin < 0 || at < 0 ? "" : (answer.slice(at + 1, at + 301).split("<")[0] ?? "").trim();
}

/** The arXiv's API: a query in its own language ("cat:cs.CL AND abs:reasoning"), the newest papers first. */
export const arxiv: Service = {
  name: "arxiv",
  host: "export.arxiv.org",
  minIntervalMs: 3_000,
  format: arxivAtom,
  findQueryError: ({ query, since }) => (query || since ? null : "say what to look for with --query, --since or both"),
  firstCursor: () => ({ start: 0 }),
  toRequestPath: ({ query, since }, cursor) => {
    const day = since?.replaceAll("-", "");
    const parts = [query && (since ? `(${query})` : query), day && `submittedDate:[${day}0000 TO 999912312359]`];
    const params = new URLSearchParams({
      search_query: parts.filter(Boolean).join(" AND "),
      start: String(getCursorNumber(cursor, "start")),
      max_results: String(PAGE_SIZE),
      sortBy: "submittedDate",
      sortOrder: "descending",
    });
    return `/api/query?${params}`;
  },
  nextCursor: (answer, _, cursor) => {
    // What is wrong with a query comes as a paper of that id.
    if (answer.includes("/api/errors#"))
      throw new PermanentRequestError(`the query is refused: ${findElementText(answer, "summary")}`);
    if (!/<\/feed>\s{0,100}$/.test(answer.slice(-200)))
      throw new InvalidResponseError("the answer is no whole Atom feed");
    const total = Number(findElementText(answer, "totalResults") || Number.NaN);
    if (Number.isNaN(total)) throw new InvalidResponseError("the answer does not say how many papers there are");
    const count = answer.split(/<entry[\s>]/).length - 1;
    const start = getCursorNumber(cursor, "start") + count;
    // The service is known to give an empty page now and then.
    if (count === 0 && start < Math.min(total, MAX_RESULTS))
      throw new InvalidResponseError("an empty page, although there is more");
    return start >= Math.min(total, MAX_RESULTS) ? null : { start };
  },
};
