import { memoizeLastText } from "./memoize-by-key";

/**
 * Returns the UTF-16 code units of a text and a final 0, which is in no character class. Reading them is several times
 * faster than `charCodeAt`, whose cost depends on how the engine stores the string. The result for the last text is kept,
 * because a text is read sentence by sentence.
 */
export const getCodeUnits = memoizeLastText((text: string): Uint16Array => {
  const units = new Uint16Array(text.length + 1);
  for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
  return units;
});
