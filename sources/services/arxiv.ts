import { arxivAtom } from "../arxiv-atom";
import { AnswerError, at, RefusalError, type Service } from "./service";

const PAGE = 200;
/** The service answers no further than this. */
const LAST = 30_000;

/** The text of the first element of a name, at most 300 characters of it. */
function textOf(answer: string, name: string): string {
  const begin = answer.search(new RegExp(`[<:]${name}[\\s>]`));
  const at = answer.indexOf(">", begin);
  return begin < 0 || at < 0 ? "" : (answer.slice(at + 1, at + 301).split("<")[0] ?? "").trim();
}

/** The arXiv's API: a query in its own language ("cat:cs.CL AND abs:reasoning"), the newest papers first. */
export const arxiv: Service = {
  name: "arxiv",
  host: "export.arxiv.org",
  pause: 3_000,
  format: arxivAtom,
  refuse: ({ query, since }) => (query || since ? null : "say what to look for with --query, --since or both"),
  first: () => ({ start: 0 }),
  path: ({ query, since }, cursor) => {
    const day = since?.replaceAll("-", "");
    const parts = [query && (since ? `(${query})` : query), day && `submittedDate:[${day}0000 TO 999912312359]`];
    const params = new URLSearchParams({
      search_query: parts.filter(Boolean).join(" AND "),
      start: String(at(cursor, "start")),
      max_results: String(PAGE),
      sortBy: "submittedDate",
      sortOrder: "descending",
    });
    return `/api/query?${params}`;
  },
  next: (answer, _, cursor) => {
    // What is wrong with a query comes as a paper of that id.
    if (answer.includes("/api/errors#")) throw new RefusalError(`the query is refused: ${textOf(answer, "summary")}`);
    if (!/<\/feed>\s{0,100}$/.test(answer.slice(-200))) throw new AnswerError("the answer is no whole Atom feed");
    const total = Number(textOf(answer, "totalResults") || Number.NaN);
    if (Number.isNaN(total)) throw new AnswerError("the answer does not say how many papers there are");
    const count = answer.split(/<entry[\s>]/).length - 1;
    const start = at(cursor, "start") + count;
    // The service is known to give an empty page now and then.
    if (count === 0 && start < Math.min(total, LAST)) throw new AnswerError("an empty page, although there is more");
    return start >= Math.min(total, LAST) ? null : { start };
  },
};
