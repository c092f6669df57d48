import type { Span } from "@/lib/claim/span";
import { toReadableText } from "@/lib/format/readable-text";

/** Number of characters of an element before a position in it. */
function countBefore(element: Element, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  range.setEnd(node, offset);
  return range.toString().length;
}

/**
 * Converts a range of the shown text of an abstract to the source.
 * @param isSource true if the source itself is shown
 */
export function toSourceSpan(abstract: string, [start, end]: Span, isSource: boolean): Span {
  const { starts, ends } = isSource ? { starts: null, ends: null } : toReadableText(abstract);
  if (starts === null || ends === null) return [start, end];
  return [starts[start] ?? abstract.length, ends[end - 1] ?? abstract.length];
}

/** Returns the selected part of an element that shows a whole abstract, as offsets of the source; null without a selection. */
export function getSelectedSpan(element: Element | null, abstract: string, isSource: boolean): Span | null {
  const selection = window.getSelection();
  if (!element || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!element.contains(startContainer) || !element.contains(endContainer)) return null;
  const shown = [
    countBefore(element, startContainer, startOffset),
    countBefore(element, endContainer, endOffset),
  ] as const;
  return toSourceSpan(abstract, shown, isSource);
}
