import { isNumberToken, parseUnit } from "../quantities/units";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { DOMAIN_ACRONYMS } from "../words/domain-acronyms";
import { BENCHMARK_NOUNS, MODEL_NOUNS, SINGULAR_DATASET_NOUNS } from "../words/head-nouns";

/** Words with a capital that begin sentences or stand in any title: no names by themselves. */
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

/** Languages, natural and of programming: what something is written in, never what it was measured on. */
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

/** "GRPO-trained", "Transformer-based": a name inside a word that describes, also in a title's capitals. */
const DESCRIPTIVE_SUFFIX =
  /-(?:based|like|style|level|wise|aware|driven|guided|trained|tuned|generated|specific|free|only|enhanced|augmented|related|powered)$/u;

const DERIVED_COMPOUND = /^\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*-(?:\p{Ll}{2,}ed|centric|inclusive|optimal)$/u;

/**
 * "Letter-centric readers", "MRI-derived maps": a participle in small letters says what something else is. With a noun of
 * models behind it is how a model goes by ("the TideNet-distilled model"), and before a name it is part of that.
 */
export function isModifierOf(token: Token, next: Token | undefined): boolean {
  return DERIVED_COMPOUND.test(token.text) && !/^\p{Lu}/u.test(next?.text ?? "") && !MODEL_NOUNS.has(next?.lower ?? "");
}

/** Machines: "A100", "H100s", "RTX 4090", "EPYC", "Jetson Orin". What runs something is neither model nor benchmark. */
const HARDWARE =
  /^(?:[ABHVLT]\d{2,4}s?|(?:RTX|GTX|GH|GB|MI)-?\d*\w?|RTX|TPUv?\d*\w?|EPYC|Xeon|Kunpeng|Jetson|Orin|Cortex(?:-\w+)?|Ascend|Snapdragon|Raspberry|Ryzen|Threadripper|Tesla|Unitree|Franka|STM32\w*|ESP32\w*|nRF\d\w*|GAP[89]|ZCU\d+|KV260|PYNQ\S*|Zynq|UltraScale\S*|Virtex\S*|Alveo|Versal|Loihi\S*|IonQ|Gaudi\d?|Trainium\d?|Inferentia\d?|Hailo\S*|AGX|Xavier|XDNA\d?|Ampere|Blackwell|AIPC|NPUs?|CUDA)$/;

/** Who makes machines: the name behind one is a machine's. */
const HARDWARE_VENDOR = /^(?:nvidia|intel|amd|huawei|qualcomm|xilinx|unitree|agilex|kuka)$/;

/** "Raspberry Pi Pico", "Intel Core i5", "Orin Nano 8G": a machine by its words, or by who makes it, up to three words before. */
function isHardwareName(tokens: readonly Token[], first: number, last: number): boolean {
  let from = first;
  while (from > 0 && from > first - 3 && /^[\p{Lu}\d]/u.test(tokens[from - 1]?.text ?? "")) from--;
  return tokens.slice(from, last + 1).some((t) => HARDWARE.test(t.text) || HARDWARE_VENDOR.test(t.lower));
}

/** How numbers are stored: "MXFP4", "W4A8", "INT8", "E4M3". */
const NUMBER_FORMAT =
  /^(?:(?:MX|NV)?(?:U?INT|FP|BF|TF)-?\d{1,2}(?:\.\d)?(?:_?[eE]\d[mM]\d)?|W\d{1,2}(?:A\d{1,2})?(?:KV\d{1,2})?|E\d[Mm]\d)$/i;

/** "Swahili", "English-Hindi", "Arabic-to-English": what a text is written in, or is translated from and to. */
export const isLanguage = (lower: string): boolean =>
  lower.split(/[-–→]/).every((part, i) => LANGUAGES.has(part) || (part === "to" && i > 0));

const STARTS_WITH_CAPITAL = /^\p{Lu}/u;
const COINED_SHAPE = /^(?=.*\p{Lu})(?:.*\d|.*.\p{Lu}|.*[+*])/u;

/** Shape of a coined name: a second capital, a digit, or a plus beside a capital: "UNet++", "TI2V", "MuPe-Diversidades". */
export function isCoined(token: Token): boolean {
  if (token.kind !== "word" || token.text.length < 2 || token.text.length > 40 || !COINED_SHAPE.test(token.text))
    return false;
  if (DOMAIN_ACRONYMS.has(token.lower) || ORDINARY_WORDS.has(token.lower)) return false;
  if (/^(?:RL|SFT|LLM|ML|DL|AI|GPU|CPU|RAG|CoT|GNN|CNN|RNN|\dD)-\p{Ll}|^\d+[xX]\d+$/u.test(token.text)) return false;
  if (token.text.includes("@") || NUMBER_FORMAT.test(token.text) || isLanguage(token.lower)) return false;
  return (
    !DESCRIPTIVE_SUFFIX.test(token.lower) &&
    !/^\p{Lu}*(?:LLM|VLM|LMM|LRM|GNN|CNN|RNN|DNN|SNN|MLP|VLA|PLM|PRM|GAN|VAE)s$/u.test(token.text)
  );
}

/** A capitalised word that is no ordinary one: part of a name when it does not begin the sentence. */
export function isCapitalised(token: Token): boolean {
  return (
    token.kind === "word" &&
    token.text.length > 2 &&
    !DESCRIPTIVE_SUFFIX.test(token.lower) &&
    !token.text.includes("@") &&
    !NUMBER_FORMAT.test(token.text) &&
    STARTS_WITH_CAPITAL.test(token.text) &&
    !ORDINARY_WORDS.has(token.lower) &&
    !DOMAIN_ACRONYMS.has(token.lower) &&
    !isLanguage(token.lower)
  );
}

/** "Task 11", "Track 5": which part of a competition. */
export const isTrackNumber = (tokens: readonly Token[], i: number): boolean =>
  /^\d{1,2}$/.test(tokens[i]?.text ?? "") && /^(?:Track|Task|Subtask)$/.test(tokens[i - 1]?.text ?? "");

/** A year behind any name: "Jammertest 2024", "AI City Challenge 2026"; the number of a track: "SemEval-2024 Task 4". */
export const isEdition = (tokens: readonly Token[], at: number, i: number): boolean => {
  const { kind, noSpaceBefore: glued, text } = tokens[i] as Token;
  if (kind !== "number" || glued || /^(?:%|[.,]\d)/.test(tokens[i + 1]?.text ?? "")) return false;
  return /^(?:19|20)\d\d$/.test(text) || (i > at + 1 && isTrackNumber(tokens, i));
};

/** "on *HarborBench 2.0*": behind a name that is measured on, what looks like a number without a unit is its version. */
const isBenchmarkVersion = (tokens: readonly Token[], first: number, at: number): boolean => {
  const lead = wordAt(tokens, first - 1) === "the" ? first - 2 : first - 1;
  const counts = /^(?:million|billion|thousand|to|points?)$/.test(wordAt(tokens, at + 1));
  return /^(?:on|across|upon)$/.test(wordAt(tokens, lead)) && !counts && parseUnit(tokens, at).last === at;
};

const isVersion = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === "number" && /^\d\.\d$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.text !== "%";

/** The same behind the name of a benchmark: "on *GSM8K 2.1*"; what begins with 0 is a score. */
export const hasVersion = (tokens: readonly Token[], first: number, at: number): boolean =>
  isVersion(tokens, at) && !wordAt(tokens, at).startsWith("0") && isBenchmarkVersion(tokens, first, at);

/** "Tide Reader *v2*", "HarborQ *v1.1*". */
const VERSION = /^v\d{1,2}(?:\.\d{1,2}){0,2}$/;

/** Longest name, in tokens. */
const MAX_NAME_TOKENS = 8;

/** Last token of the name that begins at `at`: coined and capitalised words in a row, with a version or a year behind them. */
export function findNameEnd(tokens: readonly Token[], at: number): number {
  let last = at;
  for (let i = at + 1; i < Math.min(tokens.length, at + MAX_NAME_TOKENS); i++) {
    const t = tokens[i] as Token;
    const version = isVersion(tokens, i);
    const capital =
      t.kind === "word" &&
      /^\p{Lu}/u.test(t.text) &&
      t.text.length > 2 &&
      !t.text.includes("@") &&
      !DOMAIN_ACRONYMS.has(t.lower) &&
      /^\p{Lu}/u.test(tokens[at]?.text ?? "");
    const letter = t.kind === "word" && /^[A-Z]$/.test(t.text) && i === at + 1;
    const first = version && i === at + 1 && (!isCoined(tokens[at] as Token) || isBenchmarkVersion(tokens, at, i));
    const edition = t.kind === "word" && VERSION.test(t.text);
    if (!isCoined(t) && !capital && !letter && !first && !edition && !isEdition(tokens, at, i)) break;
    last = i;
    if (version || edition) break;
  }
  return last;
}

/** "AI City Challenge", "Indian Pines Dataset": a common word opens a name that says itself what it is; "New" opens that of a place: "New Harbour". */
export function startsTitledName(tokens: readonly Token[], at: number): boolean {
  const [t, next] = [tokens[at], tokens[at + 1]];
  if (!t || !next || !/^\p{Lu}/u.test(t.text) || !isCapitalised(next)) return false;
  if (/^(?:The|A|An|Our|This|That|On|In|For|Using|Both|All)$/.test(t.text)) return false;
  if (t.text === "New" && !isCoined(next)) return true;
  const last = findNameEnd(tokens, at + 1);
  const plain = !isCoined(next) && BENCHMARK_NOUNS.has(wordAt(tokens, last + 1));
  return plain || tokens.slice(at + 2, last + 1).some((w) => TITLE_HEAD_NOUN.test(w.text));
}

/** Capitalised heads that end the name of a benchmark. */
const TITLE_HEAD_NOUN =
  /^(?:Challenge|Benchmark|Dataset|Corpus|Database|Competition|Leaderboard|Archive|Repository|Collection|Suite)$/;

/** "31.4 *dB* PSNR", "16 *GB* GDDR": what a number is counted in opens no name. */
const isUnitOfNumber = (tokens: readonly Token[], at: number): boolean =>
  isNumberToken(tokens[at - 1]) && parseUnit(tokens, at - 1).last >= at;

/** "(2) Outliers are", "(iv) Scaling": an item of a list begins like a sentence, where its word is one of doing or of many. */
const isListItemStart = (tokens: readonly Token[], at: number): boolean =>
  /(?:ing|ly|less|[^aisu]s|tion|sion|ment|ness|ity|[ae]nc[ey])$/.test(tokens[at]?.lower ?? "") &&
  findNameEnd(tokens, at) === at &&
  tokens[at - 1]?.text === ")" &&
  tokens[at - 3]?.text === "(" &&
  /^(?:\d{1,2}|[ivx]{1,4}|[a-h])$/.test(tokens[at - 2]?.text ?? "") &&
  (/(?:ly|less)$/.test(tokens[at]?.lower ?? "") || !/^[,()]$|^and$/.test(wordAt(tokens, at + 1)));

/** Last token of the name that begins at `at` by its shape and its place in the sentence; null where none does. */
export function matchName(tokens: readonly Token[], at: number): number | null {
  const t = tokens[at] as Token;
  const begins = at === 0 || /^[:;]$/.test(tokens[at - 1]?.text ?? "") || isListItemStart(tokens, at);
  const named = isCoined(t) || (isCapitalised(t) && !begins) || (!begins && startsTitledName(tokens, at));
  if (!named || isUnitOfNumber(tokens, at)) return null;
  const last = findNameEnd(tokens, at);
  if (isHardwareName(tokens, at, last) || (last === at && isModifierOf(t, tokens[at + 1]))) return null;
  if (last > at || isCoined(t) || !/^\d{1,3}$/.test(tokens[at + 1]?.text ?? "")) return last;
  // "Layer 22": a number behind a capitalised word counts it, but for "the Harbor 2 dataset"
  return SINGULAR_DATASET_NOUNS.has(wordAt(tokens, at + 2)) ? at + 1 : null;
}
