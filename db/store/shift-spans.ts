import type { Claim } from "@/lib/claim/claim";
import type { ExtractedSlot } from "@/lib/claim/history";
import type { Span } from "@/lib/claim/span";
import type { Db } from "../open";

/** A stored claim whose spans are to be shifted to another abstract; spans as JSON. */
export interface ClaimWithSpans {
  readonly pk: number;
  readonly id: string;
  readonly sentence: string;
  readonly spans: string;
}

/** Finds the position of a span in another abstract; null if the text there differs. */
type ShiftSpan = (span: Span) => Span | null;

function prepareShift(sentence: string, from: string, to: string): ShiftSpan {
  const [was, is] = [from.indexOf(sentence), to.indexOf(sentence)];
  if (was < 0 || is < 0) return () => null;
  return ([start, end]) => {
    const moved = [start - was + is, end - was + is] as const;
    return to.slice(...moved) === from.slice(start, end) ? moved : null;
  };
}

function shiftSpans(spans: Claim["spans"], shift: ShiftSpan): Claim["spans"] {
  const moved = Object.entries(spans).map(([slot, span]) => [slot, shift(span)] as const);
  return Object.fromEntries(moved.filter(([, span]) => span !== null));
}

function shiftReading({ span, ...rest }: ExtractedSlot, shift: ShiftSpan): ExtractedSlot {
  const moved = span && shift(span);
  return moved ? { ...rest, span: moved } : rest;
}

/**
 * Prepares shifting the spans of a claim and of its corrections to another abstract. Spans whose text does not occur there
 * are dropped.
 */
export function prepareShiftClaimSpans(db: Db): (claim: ClaimWithSpans, from: string, to: string) => void {
  const setSpans = db.$client.prepare("UPDATE claims SET spans = ? WHERE pk = ?");
  const readings = db.$client.prepare<[string], { pk: number; was: string }>(
    "SELECT pk, was FROM corrections WHERE claim_id = ? AND was IS NOT NULL",
  );
  const setReading = db.$client.prepare("UPDATE corrections SET was = ? WHERE pk = ?");
  return ({ pk, id, sentence, spans }, from, to) => {
    if (from === to) return;
    const shift = prepareShift(sentence, from, to);
    setSpans.run(JSON.stringify(shiftSpans(JSON.parse(spans), shift)), pk);
    for (const { pk, was } of readings.all(id))
      setReading.run(JSON.stringify(shiftReading(JSON.parse(was), shift)), pk);
  };
}

/** Prepares shifting the spans of all claims of a paper, including unreviewed ones, which may take over reviews of others. */
export function prepareShiftPaperSpans(db: Db): (paperPk: number, from: string, to: string) => void {
  const shift = prepareShiftClaimSpans(db);
  const all = db.$client.prepare<[number], ClaimWithSpans>(
    "SELECT pk, id, sentence, spans FROM claims WHERE paper_pk = ?",
  );
  return (paperPk, from, to) => {
    if (from === to) return;
    for (const claim of all.all(paperPk)) shift(claim, from, to);
  };
}
