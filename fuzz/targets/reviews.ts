import { ok } from "node:assert/strict";
import fc from "fast-check";
import { POST as postReview } from "@/app/claims/[id]/review/route";
import { POST as postUndo } from "@/app/imports/undo/route";
import { DELETE as deleteView, PATCH as renameView, POST as saveView } from "@/app/views.json/route";
import type { Db } from "@/db/open";
import { CORRECTION_FIELDS } from "@/lib/claim/correction";
import { queries } from "../addresses";
import { createLocalRequest, onBoardCopy } from "../route-board";
import { checkRows } from "../stored-rows";
import { createTarget } from "../target";

/** A change of the board: its address, and the body as text. */
interface WriteCase {
  readonly to: "review" | "save view" | "rename view" | "delete view" | "undo";
  /** Selects a claim, view or source. */
  readonly which: number;
  readonly body: string;
}

const TEXTS = [
  ..."Owl-7B|accuracy|pass@8|MathVista| |%|score|points|up to|own|baseline|=1+1|<b>|__proto__|é|\u0000|\ud800|\u202e|7B".split(
    "|",
  ),
  "x".repeat(1_000),
  "x".repeat(1_001),
  "a\nb\tc",
] as const;
const NUMBERS = [0, -0, 1, -1, 0.1, 41.2, 100, 1e15, 999_999_999_999_999, 1e308, 5e-324, -1e308] as const;

const slot = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...CORRECTION_FIELDS.map((field): string => field.slot)) },
  { weight: 1, arbitrary: fc.constantFrom("id", "sentence", "confidence", "__proto__", "constructor", "") },
);
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary", maxLength: 20 }));
const slotValue = fc.oneof(
  text,
  fc.constantFrom(...NUMBERS),
  fc.double(),
  fc.array(text, { maxLength: 4 }),
  fc.constant(null),
  fc.jsonValue(),
);
const values = fc.array(fc.tuple(slot, slotValue), { maxLength: 4 }).map((pairs) => Object.fromEntries(pairs));
const seen = fc.option(fc.integer({ min: -1, max: 3 }), { nil: undefined });

const reviewBody = fc.oneof(
  fc.record({ action: fc.constant("correct"), values, seen }),
  fc.record({ action: fc.constant("verdict"), verdict: fc.constantFrom("accepted", "rejected", null, "maybe"), seen }),
  fc.record({ action: fc.constant("note"), note: text, seen }),
  fc.record({ action: fc.constant("revert"), slot, seen }),
  fc.jsonValue(),
);
const viewBody = fc.oneof(
  fc.record({ name: text, query: queries, seen: fc.option(queries) }, { requiredKeys: ["name"] }),
  fc.jsonValue(),
);
/** JSON knows larger numbers than it writes. */
const toBody = (json: unknown): string => JSON.stringify(json)?.replaceAll('"1e999"', "1e999") ?? "";

const write: fc.Arbitrary<WriteCase> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ to: fc.constant("review" as const), which: fc.nat(9), body: reviewBody.map(toBody) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      to: fc.constantFrom("save view" as const, "rename view" as const, "delete view" as const),
      which: fc.nat(3),
      body: viewBody.map(toBody),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ to: fc.constant("undo" as const), which: fc.nat(3), body: fc.string({ maxLength: 5 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      to: fc.constant("review" as const),
      which: fc.nat(20),
      body: fc.constantFrom("", "{", "null", "[]", '{"action":"correct","values":{"after":1e999}}', "x".repeat(70_000)),
    }),
  },
);

const VIEW_NAMES = ["Owls", "x", " ", "é"] as const;
const SOURCES = ["file 0", "file 1", "file 2", "none"] as const;

async function send({ to, which, body }: WriteCase, claims: readonly string[]): Promise<Response> {
  const request = (method: string, query: Readonly<Record<string, string>> = {}) =>
    createLocalRequest(`/?${new URLSearchParams(query)}`, { method, ...(method === "DELETE" ? {} : { body }) });
  const name = { name: VIEW_NAMES[which] ?? "" };
  if (to === "save view") return saveView(request("POST"));
  if (to === "rename view") return renameView(request("PATCH", name));
  if (to === "delete view") return deleteView(request("DELETE", name));
  if (to === "undo") return postUndo(request("POST", { source: SOURCES[which] ?? "" }));
  return postReview(request("POST"), { params: Promise.resolve({ id: claims[which] ?? "none" }) });
}

interface Outcome {
  readonly statuses: readonly number[];
  readonly replies: readonly string[];
  readonly rows: unknown;
}

/** The reason of a refusal; "" if it has none. */
function readError(text: string): string {
  const { error } = JSON.parse(text) as { readonly error?: unknown };
  return typeof error === "string" ? error : "";
}

/** Contents without times. */
function readRows(db: Db): unknown {
  checkRows(db);
  const all = (query: string) => db.$client.prepare(query).all();
  return [
    all("SELECT * FROM claims ORDER BY id"),
    all("SELECT claim_id, slot, value, follows FROM corrections ORDER BY 1, 2"),
    all("SELECT claim_id, status, note FROM reviews ORDER BY 1"),
    all("SELECT claim_id, event, changes, note FROM history ORDER BY pk"),
    all("SELECT name, query FROM views ORDER BY name"),
  ];
}

async function process(writes: readonly WriteCase[]): Promise<Outcome> {
  const statuses: number[] = [];
  const replies: string[] = [];
  const claims = await onBoardCopy(
    async () => {},
    (db) => db.$client.prepare<[], string>("SELECT id FROM claims ORDER BY id").pluck().all(),
  );
  const rows = await onBoardCopy(async () => {
    for (const one of writes) {
      const response = await send(one, claims);
      statuses.push(response.status);
      replies.push(response.status === 200 ? "" : readError(await response.text()));
    }
  }, readRows);
  return { statuses, replies, rows };
}

const EXPECTED = new Set([200, 400, 404, 409, 413, 422]);

export const reviews = createTarget<readonly WriteCase[], Outcome>({
  name: "reviews",
  summary: "random reviews, corrections, views and undos: done or refused in words, and every stored row stays valid",
  share: 1,
  cases: fc.array(write, { minLength: 1, maxLength: 6 }),
  measureSize: null,
  process,
  check: ({ statuses, replies }) => {
    for (const [i, status] of statuses.entries()) {
      ok(EXPECTED.has(status), `a status of the contract: ${status} ${replies[i]}`);
      if (status !== 200) ok(/[a-z]{3}/.test(replies[i] ?? ""), `a refusal in words: ${replies[i]}`);
    }
  },
});
