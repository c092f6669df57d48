import { json } from "../json";
import { AnswerError, at, parseAnswer, type Service } from "./service";

const PAGE = 100;
const DAY_MS = 86_400_000;

const following = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Hugging Face's Daily Papers: those of one day, or of every day since one. */
export const huggingFace: Service = {
  name: "hf",
  host: "huggingface.co",
  pause: 1_000,
  format: json,
  refuse: ({ date, since }) => {
    if (date && since) return "--date and --since are two ways of saying it; take one";
    return date || since ? null : "say which day with --date, or the first of several with --since";
  },
  first: ({ date, since }, today) => ({ date: date ?? since ?? today, last: date ?? today, page: 0 }),
  path: (_, cursor) =>
    `/api/daily_papers?${new URLSearchParams({ date: String(cursor.date), limit: String(PAGE), p: String(at(cursor, "page")) })}`,
  next: (answer, _, cursor) => {
    const papers = parseAnswer(answer);
    if (!Array.isArray(papers)) throw new AnswerError("the answer is no list of papers");
    if (papers.length >= PAGE) return { ...cursor, page: at(cursor, "page") + 1 };
    const date = String(cursor.date);
    return date >= String(cursor.last) ? null : { ...cursor, date: following(date), page: 0 };
  },
};
