const NOTE = /^\s{0,8}(?:<!--|note:|#|>|%).{0,80}\babstracts?\b.{0,60}\brestated\b/i;
const HEAD_LINES = 25;

/** True if the first lines of a file state that its abstracts are restated, not the original text. */
export function isMarkedRestated(head: string): boolean {
  return head.split("\n", HEAD_LINES).some((line) => line.length < 300 && NOTE.test(line));
}
