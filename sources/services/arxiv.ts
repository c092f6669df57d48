import { arxivAtom } from "../arxiv-atom";
import { AnswerError, at, RefusalError, type Service } from "./service";

const PAGE = 200;
/** The service answers no further than this. */
const LAST = 30_000;

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
    const error = /<id>[^<]{0,100}\/api\/errors[^<]{0,200}<\/id>[\s\S]{0,500}?<summary>([^<]{1,300})/.exec(answer)?.[1];
    if (error) throw new RefusalError(`the query is refused: ${error.trim()}`);
    if (!/<\/feed>\s{0,100}$/.test(answer.slice(-200))) throw new AnswerError("the answer is no whole Atom feed");
    const total = Number(/totalResults\b[^>]{0,200}>\s{0,20}(\d{1,9})/.exec(answer)?.[1] ?? Number.NaN);
    if (Number.isNaN(total)) throw new AnswerError("the answer does not say how many papers there are");
    const count = answer.split(/<entry[\s>]/).length - 1;
    const start = at(cursor, "start") + count;
    // The service is known to give an empty page now and then.
    if (count === 0 && start < Math.min(total, LAST)) throw new AnswerError("an empty page, although there is more");
    return start >= Math.min(total, LAST) ? null : { start };
  },
};
