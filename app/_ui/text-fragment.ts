/** Number of words taken from each end of a passage. */
const WORDS_PER_END = 6;

const encodeFragment = (text: string): string =>
  encodeURIComponent(text).replace(/[-!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A link to a passage of a page, which the browser looks up by its first and last words: "…#:~:text=We%20train,on%20both."
 * Pages render LaTeX differently, so the passage ends before the first formula.
 */
export function withTextFragment(url: string, passage: string): string {
  const plain = passage.split(/[$\\{}]/)[0] ?? "";
  const words = plain.split(/\s+/).filter((word) => word !== "");
  const cut = plain.length < passage.length;
  if (words.length < 3) return url;
  const start = encodeFragment(words.slice(0, WORDS_PER_END).join(" "));
  const fragment =
    cut || words.length <= WORDS_PER_END * 2 ? encodeFragment(words.slice(0, WORDS_PER_END * 2).join(" ")) : null;
  return `${url.split("#")[0]}#:~:text=${fragment ?? `${start},${encodeFragment(words.slice(-WORDS_PER_END).join(" "))}`}`;
}
