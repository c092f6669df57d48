const NOTE = /^\s{0,8}(?:<!--|note:|#|>|%).{0,80}\babstracts?\b.{0,60}\brestated\b/i;
const HEAD_LINES = 25;

/** True where the first lines of a file say that its abstracts are restated, not the authors' own text. */
export function isMarkedRestated(head: string): boolean {
  return head.split("\n", HEAD_LINES).some((line) => line.length < 300 && NOTE.test(line));
}
