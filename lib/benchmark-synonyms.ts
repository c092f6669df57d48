/**
 * Ids of names under which one benchmark goes, and the id under which all its results stand together. Only what is the same
 * benchmark: an edition, a split or a translation has results of its own.
 */
const NAMES_OF: Readonly<Record<string, string>> = {
  coco: "ms-coco mscoco microsoft-coco",
  "coco-2014": "ms-coco-2014 mscoco-2014",
  "coco-2017": "ms-coco-2017 mscoco-2017",
  "coco-val2017": "coco-2017-val coco-2017-validation ms-coco-val2017 mscoco-val2017",
  "coco-captions": "coco-caption coco-captioning ms-coco-caption ms-coco-captions mscoco-captions",
  "coco-30k": "ms-coco-30k mscoco-30k",
  imagenet: "ilsvrc ilsvrc2012 ilsvrc-2012 imagenet-2012",
  "imagenet-256x256": "imagenet-256",
  "pascal-voc": "voc",
  "pascal-voc-2007": "voc-2007 voc2007",
  "pascal-voc-2012": "voc-2012 voc2012",
  "cub-200-2011": "cub cub-200 caltech-ucsd-birds",
  "mvtec-ad": "mvtec mvtec-anomaly-detection",
  "chestx-ray14": "nih-chestx-ray14 nih-cxr14 nih-chest-x-ray",
  "something-something-v2": "ssv2 sth-sth-v2",
  "kinetics-400": "k400",
  "ntu-rgb-d-120": "ntu-120",
  "lm-o": "linemod-occlusion linemod-occluded occlusion-linemod",
  complexwebquestions: "cwq",
  "natural-questions": "nq",
  "2wikimultihopqa": "2wiki 2wikimqa 2wikiqa 2wikimultihop",
  commonsenseqa: "csqa",
  openbookqa: "obqa",
  "arc-challenge": "arc-c",
  "big-bench-hard": "bbh",
  "gpqa-diamond": "gpqa-d",
  "squad-1-1": "squadv1 squadv1-1 squad-v1-1",
  "squad-2-0": "squadv2 squadv2-0 squad-v2-0 squad2",
  "needle-in-a-haystack": "niah",
  "humanity-s-last-exam": "hle",
  "chatbot-arena": "lmsys-chatbot-arena lmarena",
  "alpacaeval-2-0": "alpacaeval2 alpacaeval-2",
  "swe-bench-verified": "swe-bench-v swe-verified",
  "xbench-deepsearch": "xbench-ds",
  webwalkerqa: "webwalker",
  mathvision: "math-v",
  "v-bench": "v-star-bench",
  simplerenv: "simpler",
  "deepmind-control-suite": "dmc dmc-suite dm-control deepmind-control dmcontrol-suite",
  "d4rl-antmaze": "antmaze",
  "speech-commands": "google-speech-commands",
  "common-voice": "mozilla-common-voice",
  adult: "uci-adult adult-income adult-census",
};

const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES_OF).flatMap(([id, names]) => names.split(" ").map((name) => [name, id] as const)),
);

/** The id under which the results of a benchmark stand; most names are the only one. */
export const mainBenchmarkId = (id: string): string => SYNONYMS.get(id) ?? id;
