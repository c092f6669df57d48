/** Words that are given of each end of a passage. */
const ENDS = 6;

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[-!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A link to a passage of a page, which the browser looks up by its first and last words: "…#:~:text=We%20train,on%20both."
 * LaTeX is set by the page in another way than it stands in the text, so a passage is given up to where it begins.
 */
export function withTextFragment(url: string, passage: string): string {
  const plain = passage.split(/[$\\{}]/)[0] ?? "";
  const words = plain.split(/\s+/).filter((word) => word !== "");
  const cut = plain.length < passage.length;
  if (words.length < 3) return url;
  const start = encode(words.slice(0, ENDS).join(" "));
  const fragment = cut || words.length <= ENDS * 2 ? encode(words.slice(0, ENDS * 2).join(" ")) : null;
  return `${url.split("#")[0]}#:~:text=${fragment ?? `${start},${encode(words.slice(-ENDS).join(" "))}`}`;
}
