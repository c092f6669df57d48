import { z } from "zod";
import type { Format, Input, Reading } from "./format";
import { type Place, type RawPaper, skipped, toReadings } from "./raw-paper";

const text = z.string().nullish().catch(null);
const identifier = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null);
const author = z.union([z.string(), z.object({ name: z.string() }).transform((a) => a.name)]);

/** What is taken of an object; what else it has is ignored, and what makes no sense in a lesser field is left out. */
const recordSchema = z.object({
  title: z.string(),
  abstract: z.string(),
  id: identifier,
  arxiv_id: identifier,
  authors: z
    .union([z.string(), z.array(author)])
    .nullish()
    .catch(null),
  date: text,
  published: text,
  url: text,
  doi: text,
  venue: text,
  restated: z.boolean().nullish().catch(null),
});

/** One JSON object a line, with "title" and "abstract": the pivot format. */
export const jsonl: Format = {
  name: "jsonl",
  label: 'JSON lines: {"title", "abstract", …}',
  guess: (head) => {
    const line = head.split("\n").find((l) => l.trim() !== "");
    if (!line?.trimStart().startsWith("{")) return 0;
    const keys = /"title"\s*:/.test(line) && /"abstract"\s*:/.test(line);
    // A first line longer than the head, or a broken one, still shows its keys.
    return keys ? 0.95 : /^\s*\{\s*"/.test(line) && /"abstract"\s*:/.test(head) ? 0.6 : 0;
  },
  read: readJsonl,
};

async function* readJsonl({ source, lines }: Input): AsyncGenerator<Reading> {
  for await (const line of lines) {
    if (line.text.trim() === "") continue;
    yield* readObject(line.text, { source, locator: `line ${line.number}`, restated: false });
  }
}

function readObject(line: string, place: Place): Reading[] {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : "";
    return [skipped(place, `not JSON: ${reason?.slice(0, 120)}`, line)];
  }
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) return [skipped(place, faultOf(value, parsed.error), line)];
  return toReadings(toRaw(parsed.data), { ...place, restated: parsed.data.restated === true });
}

function faultOf(value: unknown, error: z.ZodError): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "not a JSON object";
  const key = String(error.issues[0]?.path[0]);
  const has = (value as Record<string, unknown>)[key];
  return has === undefined || has === null ? `no "${key}"` : `"${key}" is no text`;
}

function toRaw(record: z.infer<typeof recordSchema>): RawPaper {
  const ids = [record.arxiv_id, record.id, record.doi].filter((v) => typeof v === "string");
  return {
    title: record.title,
    abstract: record.abstract,
    authors: record.authors ?? [],
    date: record.date ?? record.published ?? null,
    links: record.url ? [record.url] : [],
    ids,
    venue: record.venue ?? null,
  };
}
