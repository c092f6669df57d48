import type { SeededRandom } from "./seeded-random";

/** Names on the board that requests refer to. */
export interface LoadNames {
  readonly claims: readonly [string, ...string[]];
  readonly papers: readonly [string, ...string[]];
  readonly benchmarks: readonly [string, ...string[]];
  readonly models: readonly [string, ...string[]];
}

/** Kinds of requests, as rows of the result. "complete CSV" is a file of the whole board. */
export type LoadKind = RequestKind | "complete CSV";
type RequestKind = "page" | "data" | "API" | "CSV" | "review";

export interface LoadRequest {
  readonly kind: LoadKind;
  readonly path: string;
  /** JSON to post; read otherwise. */
  readonly body?: string;
}

/** Reviews among a hundred requests, unless another number is given. */
export const REVIEWS = 10;

/** Share of each kind in a hundred requests; the rest are pages. */
const toShares = (reviews: number): readonly (readonly [RequestKind, number])[] => [
  ["data", 20],
  ["API", 15],
  ["CSV", 5],
  ["review", reviews],
];

const COMPLETE_CSV = "/claims.csv";
const WORDS = ["reasoning", "vision", "agents", "speech", "medical", "code"] as const;

function pickKind(random: SeededRandom, reviews: number): RequestKind {
  let at = random.next() * 100;
  for (const [kind, share] of toShares(reviews)) {
    at -= share;
    if (at < 0) return kind;
  }
  return "page";
}

/**
 * Returns the next request of a client: what a person or a script would load from the board.
 * @param reviews their share in a hundred requests
 */
export function nextRequest(random: SeededRandom, names: LoadNames, reviews = REVIEWS): LoadRequest {
  const [claim, paper, benchmark, model, word] = [
    random.pick(names.claims),
    random.pick(names.papers),
    encodeURIComponent(random.pick(names.benchmarks)),
    encodeURIComponent(random.pick(names.models)),
    random.pick(WORDS),
  ];
  const kind = pickKind(random, reviews);
  const path = random.pick(
    {
      page: [
        ...["/", "/claims", "/benchmarks", "/papers", "/models", "/imports"],
        ...[`/claims?benchmark=${benchmark}&sort=-gain`, `/claims?q=${word}`, `/claims?claim=${claim}`],
        ...[`/benchmarks/${benchmark}`, `/benchmarks/${benchmark}`, `/papers/${paper}`, `/papers?q=${word}`],
        ...[`/models/${model}`, `/compare?benchmark=${benchmark}`],
      ],
      data: [`/claims/${claim}/evidence.json`, `/claims/rows.json?page=${1 + Math.floor(random.next() * 20)}`],
      API: [`/api/v1/claims?benchmark=${benchmark}`, "/api/v1/benchmarks", `/api/v1/papers?q=${word}`],
      CSV: [`/claims.csv?benchmark=${benchmark}`, `/claims.csv?q=${word}`, COMPLETE_CSV],
      review: [`/claims/${claim}/review`],
    }[kind] as [string, ...string[]],
  );
  if (kind !== "review") return { kind: path === COMPLETE_CSV ? "complete CSV" : kind, path };
  const verdict = random.pick(["accepted", "rejected", null]);
  return { kind, path, body: JSON.stringify({ action: "verdict", verdict }) };
}

/** Returns the address without names and values: "/claims?benchmark&sort", "/models/…". */
export function toAddressPattern(path: string): string {
  const [place = "", query] = path.split("?");
  const pattern = place.replace(/^(\/(?:benchmarks|models|papers|claims)\/)(?!rows\.json)[^/]+/, "$1…");
  const keys = query === undefined ? [] : [...new URLSearchParams(query).keys()];
  return keys.length === 0 ? pattern : `${pattern}?${keys.join("&")}`;
}
