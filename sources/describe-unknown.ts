import { findClosestFormats } from "./closest-formats";

/** Formats named in a message. */
const NAMED = 2;
/** A format that resembles the text less than this is named only if there is no other. */
const MIN_CLOSENESS = 0.5;

/** Where a message is read: beside flags, or on a page, which has none. */
export type MessagePlace = "command line" | "page";

/**
 * Describes a text in no known format in one message for people: which formats are closest, why the text was not read as
 * these, with the first line that does not fit, and what to do.
 */
export function describeUnknown(head: string, place: MessagePlace = "command line"): string {
  const [first, ...others] = findClosestFormats(head);
  if (first === undefined) return "unknown format";
  const named = [first, ...others.filter(({ closeness }) => closeness >= MIN_CLOSENESS)].slice(0, NAMED);
  if (place === "page") return `this looks like ${first.kind}, but ${first.reason}. Remedy: ${first.page}`;
  const closest = named
    .map(({ format, kind, reason }) => `${kind}${format && ` (${format})`}: ${reason}`)
    .join("; or ");
  return `unknown format. Closest is ${closest}. Remedy: ${first.flags}`;
}
