import { COMMON_ACRONYMS } from "../rules/cues";
import type { Token } from "../text/tokens";

/** Words with a capital that begin sentences or stand in any title: no names by themselves. */
const ORDINARY = new Set(
  `a an the we our it its this that these those in on at for from with by of to and or but however moreover furthermore
   additionally notably specifically remarkably experiments experimental results extensive evaluation evaluations compared
   across using when while our to as for example instance e.g i.e table figure section appendix first second third finally
   through under both all each most many some such their they he she i if then also here there although despite since
   english chinese french german spanish japanese korean arabic hindi portuguese russian italian indian european american
   bayesian gaussian markov fourier euclidean bernoulli poisson monte carlo python java january february march april may
   june july august september october november december top best code data project github available comprehensive empirical
   quantitative qualitative simulation numerical theoretical applied trained evaluated tested built based overall together
   state-of-the-art state-of-the-arts sota ablation human-level word mean average median new over after before without with
   dice transformer transformers attention reinforcement learning deep neural network large language model models ours
   unlike importantly surprisingly interestingly crucially leveraging meanwhile instead unseen further given one two three
   four five six seven eight nine ten methods background conclusion conclusions objective purpose results: nvidia amd intel
   apple google microsoft amazon openai meta pearson spearman likert fleiss cohen kappa r^2 student turing internet`.split(
    /\s+/,
  ),
);

/** "GRPO-trained", "Transformer-based": a name inside a word that describes. */
const DESCRIBES =
  /-(?:based|like|style|level|wise|aware|driven|guided|trained|tuned|generated|specific|free|only|enhanced|augmented|related|powered)$/u;

/** Machines: "A100", "H100s", "RTX 4090", "EPYC", "Jetson Orin". What runs something is neither model nor benchmark. */
export const HARDWARE =
  /^(?:[ABHVLT]\d{2,4}s?|(?:RTX|GTX|GH|GB|MI)-?\d*\w?|RTX|TPUv?\d*\w?|EPYC|Xeon|Kunpeng|Jetson|Orin|Cortex(?:-\w+)?|Ascend|Snapdragon|Raspberry|Ryzen|Threadripper|Tesla|Unitree|Franka|STM32\w*|ESP32\w*|NPUs?|CUDA)$/;

const CAPITAL = /^\p{Lu}/u;
const ODD = /^(?=.*\p{Lu})(?:.*\d|.*.\p{Lu}|.*[+*])/u;

/** Shape of a coined name: a second capital, a digit, or a plus beside a capital: "UNet++", "TI2V", "MuPe-Diversidades". */
export function isCoined(token: Token): boolean {
  if (token.kind !== "word" || token.text.length < 2 || token.text.length > 40) return false;
  if (COMMON_ACRONYMS.has(token.lower) || ORDINARY.has(token.lower)) return false;
  if (/^(?:\p{Lu}\p{Ll}*|\d+)(?:-\p{Ll}+)+$/u.test(token.text)) return false;
  if (/^(?:RL|SFT|LLM|ML|DL|AI|GPU|CPU|RAG|CoT|GNN|CNN|RNN)-\p{Ll}/u.test(token.text)) return false;
  if (token.text.includes("@")) return false;
  if (
    DESCRIBES.test(token.lower) ||
    /^\p{Lu}*(?:LLM|VLM|LMM|LRM|GNN|CNN|RNN|DNN|SNN|MLP|VLA|PLM|PRM|GAN|VAE)s$/u.test(token.text)
  )
    return false;
  return ODD.test(token.text);
}

/** A capitalised word that is no ordinary one: part of a name when it does not begin the sentence. */
export function isCapitalised(token: Token): boolean {
  return (
    token.kind === "word" &&
    token.text.length > 1 &&
    !DESCRIBES.test(token.lower) &&
    !token.text.includes("@") &&
    CAPITAL.test(token.text) &&
    !ORDINARY.has(token.lower) &&
    !COMMON_ACRONYMS.has(token.lower)
  );
}

/** Last token of the name that begins at `at`: coined and capitalised words in a row, with a version behind them. */
export function nameOf(tokens: readonly Token[], at: number): number {
  let last = at;
  for (let i = at + 1; i < Math.min(tokens.length, at + 6); i++) {
    const t = tokens[i] as Token;
    const joined = t.text === "-" && t.glued && tokens[i + 1]?.glued === true && tokens[i + 1]?.kind === "word";
    const version = t.kind === "number" && /^\d\.\d$/.test(t.text) && tokens[i + 1]?.text !== "%";
    if (joined) continue;
    const capital =
      t.kind === "word" &&
      /^\p{Lu}/u.test(t.text) &&
      t.text.length > 2 &&
      !t.text.includes("@") &&
      !COMMON_ACRONYMS.has(t.lower) &&
      /^\p{Lu}/u.test(tokens[at]?.text ?? "");
    const letter = t.kind === "word" && /^[A-Z]$/.test(t.text) && i === at + 1;
    if (!isCoined(t) && !capital && !letter && !(version && i === at + 1 && !isCoined(tokens[at] as Token))) break;
    last = i;
    if (version) break;
  }
  return last;
}
