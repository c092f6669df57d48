import { isNumberToken, parseUnit } from "../quantities/units";
import type { Token } from "../text/tokens";
import type { Word } from "../text/word";
import { wordAt } from "../text/word-at";
import { createTriggerTest, createWordTest, lowerTest, textTest } from "../text/word-test";
import { DOMAIN_ACRONYMS } from "../words/domain-acronyms";
import { BENCHMARK_NOUNS, MODEL_NOUNS, SINGULAR_DATASET_NOUNS } from "../words/head-nouns";

/** Words that are capitalised at the beginning of sentences or in titles, but are not names on their own. */
const ORDINARY_WORDS = new Set(
  `a an the we our it its this that these those in on at for from with by of to and or but however moreover furthermore
   additionally notably specifically remarkably experiments experimental results extensive evaluation evaluations compared
   across using when while our to as for example instance e.g i.e table figure section appendix first second third finally
   through under both all each most many some such their they he she i if then also here there although despite since
   indian european american
   bayesian gaussian markov fourier euclidean bernoulli poisson monte carlo python java january february march april may
   june july august september october november december top best code data project github available comprehensive empirical
   quantitative qualitative simulation numerical theoretical applied trained evaluated tested built based overall together
   state-of-the-art state-of-the-arts sota ablation human-level word mean average median new over after before without with
   dice ijcai acl emnlp naacl cvpr iccv eccv neurips icml iclr aaai interspeech icassp miccai sigir kdd wacv siggraph ieee acm
   transformer transformers attention reinforcement learning deep neural network large language model models ours
   unlike importantly surprisingly interestingly crucially leveraging meanwhile instead unseen further given one two three
   four five six seven eight nine ten methods background conclusion conclusions objective purpose results: nvidia amd intel
   apple google microsoft amazon openai meta pearson spearman likert fleiss cohen kappa r^2 student turing internet`.split(
    /\s+/,
  ),
);

/** Natural and programming languages, which are not benchmarks. */
const LANGUAGES = new Set(
  `afrikaans albanian amharic arabic armenian assamese aymara azerbaijani bangla basque belarusian bengali bhojpuri bosnian
   bulgarian burmese cantonese catalan cebuano chinese croatian czech danish dutch english estonian ewe faroese finnish
   filipino french galician georgian german greek guarani gujarati hausa hebrew hindi hungarian icelandic igbo indonesian
   inuktitut irish italian japanese javanese kannada kazakh khmer kinyarwanda korean kurdish kyrgyz latin latvian lingala
   lithuanian luganda macedonian maithili malagasy malay malayalam maltese mandarin marathi mongolian nepali norwegian odia
   oromo pashto persian farsi polish portuguese punjabi quechua romanian russian sanskrit serbian shona sindhi sinhala
   slovak slovenian somali spanish sundanese swahili swedish tagalog tajik tamil tatar telugu thai tibetan tigrinya turkish
   turkmen twi ukrainian urdu uyghur uzbek vietnamese welsh wolof xhosa yoruba zulu
   javascript typescript kotlin haskell ocaml fortran matlab verilog systemverilog vhdl cobol php perl c++ c#`.split(
    /\s+/,
  ),
);

/** "GRPO-trained", "Transformer-based": a descriptive compound with a name in it, in any case. */
const DESCRIPTIVE_SUFFIX =
  /-(?:based|like|style|level|wise|aware|driven|guided|trained|tuned|generated|specific|free|only|enhanced|augmented|related|powered)$/u;

const isDerivedCompound = textTest(/^\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*-(?:\p{Ll}{2,}ed|centric|inclusive|optimal)$/u);

/**
 * True if a compound modifies the word after it: "letter-centric readers", "MRI-derived maps". Before a model noun it names
 * a model ("the TideNet-distilled model"), and before a name it is part of that name.
 */
export function isModifierOf(token: Token, next: Token | undefined): boolean {
  return isDerivedCompound(token) && !startsWithCapital(next) && !MODEL_NOUNS.has(next?.lower ?? "");
}

/** Hardware: "A100", "H100s", "RTX 4090", "EPYC", "Jetson Orin". */
const HARDWARE =
  /^(?:[ABHVLT]\d{2,4}s?|(?:RTX|GTX|GH|GB|MI)-?\d*\w?|RTX|TPUv?\d*\w?|EPYC|Xeon|Kunpeng|Jetson|Orin|Cortex(?:-\w+)?|Ascend|Snapdragon|Raspberry|Ryzen|Threadripper|Tesla|Unitree|Franka|STM32\w*|ESP32\w*|nRF\d\w*|GAP[89]|ZCU\d+|KV260|PYNQ\S*|Zynq|UltraScale\S*|Virtex\S*|Alveo|Versal|Loihi\S*|IonQ|Gaudi\d?|Trainium\d?|Inferentia\d?|Hailo\S*|AGX|Xavier|XDNA\d?|Ampere|Blackwell|AIPC|NPUs?|CUDA)$/;

/** Hardware vendors: a name after one is a product. */
const HARDWARE_VENDOR = /^(?:nvidia|intel|amd|huawei|qualcomm|xilinx|unitree|agilex|kuka)$/;

/** "Raspberry Pi Pico", "Intel Core i5", "Orin Nano 8G": a hardware product or vendor in the name, or in the three words before it. */
function isHardwareName(tokens: readonly Token[], first: number, last: number): boolean {
  let from = first;
  while (from > 0 && from > first - 3 && /^[\p{Lu}\d]/u.test(tokens[from - 1]?.text ?? "")) from--;
  return tokens.slice(from, last + 1).some((token) => HARDWARE.test(token.text) || HARDWARE_VENDOR.test(token.lower));
}

/** Number formats: "MXFP4", "W4A8", "INT8", "E4M3". */
const NUMBER_FORMAT =
  /^(?:(?:MX|NV)?(?:U?INT|FP|BF|TF)-?\d{1,2}(?:\.\d)?(?:_?[eE]\d[mM]\d)?|W\d{1,2}(?:A\d{1,2})?(?:KV\d{1,2})?|E\d[Mm]\d)$/i;

/** "Swahili", "English-Hindi", "Arabic-to-English": true if a word is a language or a pair of languages. */
export const isLanguage = (lower: string): boolean =>
  lower.split(/[-–→]/).every((part, i) => LANGUAGES.has(part) || (part === "to" && i > 0));

/** True for a word whose first letter is a capital. */
export const startsWithCapital = textTest(/^\p{Lu}/u);
const COINED_SHAPE = /^(?=.*\p{Lu})(?:.*\d|.*.\p{Lu}|.*[+*])/u;

/** True if a word has the shape of a coined name: a capital with a second capital, a digit or a plus: "UNet++", "TI2V", "MuPe-Diversidades". */
export const isCoined = (token: Token): boolean => token.kind === "word" && hasCoinedSpelling(token);

const hasCoinedSpelling = createTriggerTest(({ text, lower }: Word): boolean => {
  if (text.length < 2 || text.length > 40 || !COINED_SHAPE.test(text)) return false;
  if (DOMAIN_ACRONYMS.has(lower) || ORDINARY_WORDS.has(lower)) return false;
  if (/^(?:RL|SFT|LLM|ML|DL|AI|GPU|CPU|RAG|CoT|GNN|CNN|RNN|\dD)-\p{Ll}|^\d+[xX]\d+$/u.test(text)) return false;
  if (text.includes("@") || NUMBER_FORMAT.test(text) || isLanguage(lower)) return false;
  return (
    !DESCRIPTIVE_SUFFIX.test(lower) &&
    !/^\p{Lu}*(?:LLM|VLM|LMM|LRM|GNN|CNN|RNN|DNN|SNN|MLP|VLA|PLM|PRM|GAN|VAE)s$/u.test(text)
  );
});

/** True if a word is capitalised and not an ordinary word. Unless it begins the sentence, it is part of a name. */
export const isCapitalised = (token: Token): boolean => token.kind === "word" && isCapitalisedSpelling(token);

const isCapitalisedSpelling = createWordTest(
  ({ text, lower }: Word): boolean =>
    text.length > 2 &&
    !DESCRIPTIVE_SUFFIX.test(lower) &&
    !text.includes("@") &&
    !NUMBER_FORMAT.test(text) &&
    /^\p{Lu}/u.test(text) &&
    !ORDINARY_WORDS.has(lower) &&
    !DOMAIN_ACRONYMS.has(lower) &&
    !isLanguage(lower),
);

/** True if token `i` is the number of a track or task of a competition: "Task 11", "Track 5". */
export const isTrackNumber = (tokens: readonly Token[], i: number): boolean =>
  /^\d{1,2}$/.test(tokens[i]?.text ?? "") && /^(?:Track|Task|Subtask)$/.test(tokens[i - 1]?.text ?? "");

/** True if token `i` is the year after a name ("Jammertest 2024", "AI City Challenge 2026") or a track number ("SemEval-2024 Task 4"). */
export const isEdition = (tokens: readonly Token[], index: number, i: number): boolean => {
  const { kind, noSpaceBefore: isAttached, text } = tokens[i] as Token;
  if (kind !== "number" || isAttached || /^(?:%|[.,]\d)/.test(tokens[i + 1]?.text ?? "")) return false;
  return /^(?:19|20)\d\d$/.test(text) || (i > index + 1 && isTrackNumber(tokens, i));
};

/** "on *HarborBench 2.0*": a number without a unit after a benchmark name is its version. */
const isBenchmarkVersion = (tokens: readonly Token[], first: number, index: number): boolean => {
  const lead = wordAt(tokens, first - 1) === "the" ? first - 2 : first - 1;
  const isCount = /^(?:million|billion|thousand|to|points?)$/.test(wordAt(tokens, index + 1));
  return /^(?:on|across|upon)$/.test(wordAt(tokens, lead)) && !isCount && parseUnit(tokens, index).last === index;
};

const isVersion = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.kind === "number" && /^\d\.\d$/.test(tokens[index]?.text ?? "") && tokens[index + 1]?.text !== "%";

/** True if the version of a benchmark is at token `at`: "on *GSM8K 2.1*". A number that begins with 0 is a score. */
export const hasVersion = (tokens: readonly Token[], first: number, index: number): boolean =>
  isVersion(tokens, index) && !wordAt(tokens, index).startsWith("0") && isBenchmarkVersion(tokens, first, index);

/** "Tide Reader *v2*", "HarborQ *v1.1*". */
const isVersionName = textTest(/^v\d{1,2}(?:\.\d{1,2}){0,2}$/);

/** Maximum length of a name, in tokens. */
const MAX_NAME_TOKENS = 8;

/** Returns the last token of the name that begins at `at`: coined and capitalised words, then a version or a year. */
export function findNameEnd(tokens: readonly Token[], index: number): number {
  let last = index;
  for (let i = index + 1; i < Math.min(tokens.length, index + MAX_NAME_TOKENS); i++) {
    const token = tokens[i] as Token;
    const isVersionNumber = isVersion(tokens, i);
    const isCapital =
      token.kind === "word" &&
      startsWithCapital(token) &&
      token.text.length > 2 &&
      !token.text.includes("@") &&
      !DOMAIN_ACRONYMS.has(token.lower) &&
      startsWithCapital(tokens[index]);
    const isLetter = token.kind === "word" && i === index + 1 && /^[A-Z]$/.test(token.text);
    const isFirst =
      isVersionNumber && i === index + 1 && (!isCoined(tokens[index] as Token) || isBenchmarkVersion(tokens, index, i));
    const edition = token.kind === "word" && isVersionName(token);
    if (!isCoined(token) && !isCapital && !isLetter && !isFirst && !edition && !isEdition(tokens, index, i)) break;
    last = i;
    if (isVersionNumber || edition) break;
  }
  return last;
}

/** "AI City Challenge", "Indian Pines Dataset": true if a common word begins a name that ends with its kind, or "New" a place name ("New Harbour"). */
export function startsTitledName(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !next || !startsWithCapital(token) || !isCapitalised(next)) return false;
  if (/^(?:The|A|An|Our|This|That|On|In|For|Using|Both|All)$/.test(token.text)) return false;
  if (token.text === "New" && !isCoined(next)) return true;
  const last = findNameEnd(tokens, index + 1);
  const isPlain = !isCoined(next) && BENCHMARK_NOUNS.has(wordAt(tokens, last + 1));
  return isPlain || tokens.slice(index + 2, last + 1).some((w) => TITLE_HEAD_NOUN.test(w.text));
}

/** Capitalised nouns that end the name of a benchmark. */
const TITLE_HEAD_NOUN =
  /^(?:Challenge|Benchmark|Dataset|Corpus|Database|Competition|Leaderboard|Archive|Repository|Collection|Suite)$/;

/** "31.4 *dB* PSNR", "16 *GB* GDDR": the unit of a number does not begin a name. */
const isUnitOfNumber = (tokens: readonly Token[], index: number): boolean =>
  isNumberToken(tokens[index - 1]) && parseUnit(tokens, index - 1).last >= index;

const endsClause = lowerTest(/^[:;]$/);

/** "(2) Outliers are", "(iv) Scaling": the capitalised first word of a list item, if it is an activity, an adverb or a plural. */
const isListItemStart = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.text === ")" &&
  tokens[index - 3]?.text === "(" &&
  /(?:ing|ly|less|[^aisu]s|tion|sion|ment|ness|ity|[ae]nc[ey])$/.test(tokens[index]?.lower ?? "") &&
  findNameEnd(tokens, index) === index &&
  /^(?:\d{1,2}|[ivx]{1,4}|[a-h])$/.test(tokens[index - 2]?.text ?? "") &&
  (/(?:ly|less)$/.test(tokens[index]?.lower ?? "") || !/^[,()]$|^and$/.test(wordAt(tokens, index + 1)));

/** True for a word that is capitalised because of its position. */
const startsSentenceOrItem = (tokens: readonly Token[], index: number): boolean =>
  index === 0 || endsClause(tokens[index - 1]) || isListItemStart(tokens, index);

/** Nearly every word of a sentence begins no name. */
const mayBeginName = createTriggerTest((word) => hasCoinedSpelling({ word }) || startsWithCapital({ word }));

/** Returns the last token of the name that begins at `at`, by its shape and position, or null if none begins there. */
export function matchName(tokens: readonly Token[], index: number): number | null {
  const token = tokens[index] as Token;
  if (!mayBeginName(token)) return null;
  const isNamed =
    isCoined(token) ||
    ((isCapitalised(token) || startsTitledName(tokens, index)) && !startsSentenceOrItem(tokens, index));
  if (!isNamed || isUnitOfNumber(tokens, index)) return null;
  const last = findNameEnd(tokens, index);
  if (isHardwareName(tokens, index, last) || (last === index && isModifierOf(token, tokens[index + 1]))) return null;
  if (last > index || isCoined(token) || !/^\d{1,3}$/.test(tokens[index + 1]?.text ?? "")) return last;
  // "Layer 22": a number after a capitalised word is an index, except in "the Harbor 2 dataset".
  return SINGULAR_DATASET_NOUNS.has(wordAt(tokens, index + 2)) ? index + 1 : null;
}
