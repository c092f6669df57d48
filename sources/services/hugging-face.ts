import { json } from "../formats/json";
import { getCursorNumber, InvalidResponseError, parseJsonResponse, type Service } from "./service";

const PAGE_SIZE = 100;
const DAY_MS = 86_400_000;

const toNextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Hugging Face Daily Papers of one day, or of every day since a date. */
export const huggingFace: Service = {
  name: "hf",
  host: "huggingface.co",
  minIntervalMs: 1_000,
  format: json,
  findQueryError: ({ date, since }) => {
    if (date && since) return "--date and --since cannot be combined";
    return date || since ? null : "--date or --since is required";
  },
  firstCursor: ({ date, since }, today) => ({ date: date ?? since ?? today, last: date ?? today, page: 0 }),
  toRequestPath: (_, cursor) =>
    `/api/daily_papers?${new URLSearchParams({ date: String(cursor.date), limit: String(PAGE_SIZE), p: String(getCursorNumber(cursor, "page")) })}`,
  nextCursor: (answer, _, cursor) => {
    const papers = parseJsonResponse(answer);
    if (!Array.isArray(papers)) throw new InvalidResponseError("the response is not a list of papers");
    if (papers.length >= PAGE_SIZE) return { ...cursor, page: getCursorNumber(cursor, "page") + 1 };
    const date = String(cursor.date);
    return date >= String(cursor.last) ? null : { ...cursor, date: toNextDay(date), page: 0 };
  },
};
