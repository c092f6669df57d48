import { arxivAtom } from "../formats/arxiv-atom";
import { getCursorNumber, InvalidResponseError, PermanentRequestError, type Service } from "./service";

const PAGE_SIZE = 200;
/** Maximum number of results of the service. */
const MAX_RESULTS = 30_000;

/** Returns the text of the first element with a name, at most 300 characters. */
function findElementText(answer: string, name: string): string {
  const begin = answer.search(new RegExp(`[<:]${name}[\\s>]`));
  const at = answer.indexOf(">", begin);
  return begin < 0 || at < 0 ? "" : (answer.slice(at + 1, at + 301).split("<")[0] ?? "").trim();
}

/** arXiv API: a query in its query language ("cat:cs.CL AND abs:reasoning"), newest papers first, or a list of ids. */
export const arxiv: Service = {
  name: "arxiv",
  host: "export.arxiv.org",
  minIntervalMs: 3_000,
  format: arxivAtom,
  findQueryError: ({ ids, query, since }) => {
    if (ids && (query || since)) return "--ids cannot be combined with --query or --since";
    return ids || query || since ? null : "--query, --since or --ids is required";
  },
  firstCursor: () => ({ start: 0 }),
  toRequestPath: ({ ids, query, since }, cursor) => {
    if (ids) {
      const page = ids.slice(getCursorNumber(cursor, "start")).slice(0, PAGE_SIZE);
      return `/api/query?${new URLSearchParams({ id_list: page.join(","), max_results: String(page.length) })}`;
    }
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
  nextCursor: (answer, { ids }, cursor) => {
    // Query errors are returned as an entry with this id.
    if (answer.includes("/api/errors#"))
      throw new PermanentRequestError(`the query was rejected: ${findElementText(answer, "summary")}`);
    if (!/<\/feed>\s{0,100}$/.test(answer.slice(-200)))
      throw new InvalidResponseError("the response is not a complete Atom feed");
    // Unknown ids are missing from the response.
    const nextId = getCursorNumber(cursor, "start") + PAGE_SIZE;
    if (ids) return nextId < ids.length ? { start: nextId } : null;
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
