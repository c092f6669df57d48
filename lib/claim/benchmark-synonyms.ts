/**
 * Ids of other names under which a benchmark goes, behind the id under which all its results stand together. Only what is
 * the same benchmark: an edition, a split or a translation has results of its own.
 */
const SYNONYMS = `
  1-mpx: 1-megapixel-automotive; 1000-genomes: 1000-genomes-project; 2-bench-airline-b2efc0c6: tau2-bench-airline
  2-bench-be58a81a: tau2-bench; 2-bench-retail-dc7842c6: tau2-bench-retail
  2-bench-telecom-2eec30dd: tau2-bench-telecom 2-telecom-4ea59859; 20-newsgroups: 20ng 20newsgroup
  2wikimultihopqa: 2wiki 2wikimqa 2wikiqa 2wikimultihop; 3d-ircadb: 3d-ircadb-01; 3w-dataset: 3w
  a3: android-agent-arena; aapm-mayo: mayo-2016 aapm-low-dose-ct; abide: abide-i; abo: amazon-berkeley-objects
  acdc: automated-cardiac-diagnosis-challenge; ace-2004: ace04; ace-2005: ace05; acic-2016: acic
  acsincome: folktables; adni: alzheimer-s-disease-neuroimaging-initiative; adt: aria-digital-twin
  adult: uci-adult adult-income adult-census; aea: aria-everyday-activities; aegis-2-0: aegissafetytest
  aflw2000-3d: aflw2000; ag-news: ag-s-news; agedb: agedb-30; agieval-en: agieval-english
  agrivision: agriculture-vision; ai2d: ai2-diagrams; aid: aerial-image-dataset; aida: aida-conll
  aider: aider-code-editing-benchmark; aider-polyglot: aider-polyglot-benchmark; aigiqa-20k: aigciqa-20k
  aime: american-invitational-mathematics-examination; aime-2022: aime22; aime-2023: aime23
  aime-2024: aime24 2024-aime; aime-2025: aime25 2025-aime; aime-2026: aime26 2026-aime
  air-sarship: air-sarship-1-0; aitw: android-in-the-wild; aitz: android-in-the-zoo
  alpacaeval-2-0: alpacaeval2 alpacaeval-2; alphanli: nli-86624625; amazon-book: amazon-books
  amazon-computers: amazon-computer; amazon-esci: esci shopping-queries-dataset
  amazon-instruments: amazon-musical-instruments; amazon-movies-and-tv: amazon-movie; amazon-reviews: amazon-review
  amazon-sports: amazon-sports-and-outdoors; amazon-toys: amazon-toys-and-games; amazon-video-games: amazon-games
  ambigqa: ambignq; amc-2022: amc22; amc-2023: amc23; amc-2024: amc24; ami: ami-meeting-corpus
  amos: amos22 amos-2022; anli: adversarial-nli; apollo-3d-lane: apollosim apollo-synthetic
  aptos-2019: aptos aptos-2019-blindness-detection; aqua: aqua-rat; arc: ai2-reasoning-challenge
  arc-agi: abstraction-and-reasoning-corpus; arc-challenge: arc-c; arc-easy: arc-e; arena-hard-v2: arena-hard-v2-0
  argoverse-2: av2; artbench-10: artbench; asap: asap-aes; asb: agent-security-bench
  ase: aria-synthetic-environments; assist2012: assistments2012; assist2015: assistments2015
  assist2017: assistments2017; assistments: assistments2009 assist2009; astex: astex-diverse
  asvspoof-2019: asvspoof19; asvspoof-2021: asvspoof21; atari: atari-2600 atari-games arcade-learning-environment
  atlas-v2-0: atlas-r2-0; auc-distracted-driver: auc-ddd; awa: animals-with-attributes; ba-2motifs: ba-2motif
  baf: bank-account-fraud; bair: bair-robot-pushing; bbob: coco-bbob bbob-suite
  bci-competition-iv-2a: bci-iv-2a bcic-iv-2a; bci-competition-iv-2b: bci-iv-2b bcic-iv-2b; bea-2019: bea19
  beijing-air-quality: beijing-multi-site-air-quality; beir: beir-benchmark; bench-52f9319d: tau-bench
  bench-airline-ccdb5ef4: tau-bench-airline tau-airline airline-53b56a6c
  bench-retail-a030e629: tau-bench-retail tau-retail retail-453f764a
  bfcl: berkeley-function-calling-leaderboard berkeley-function-calling-leaderboard-bfcl; bias-in-bios: biasbios
  big-2015: microsoft-malware-classification-challenge; big-bench: beyond-the-imitation-game-benchmark
  big-bench-extra-hard: bbeh; big-bench-hard: bbh big-bench-hard-bbh; bigcodebench: bcb; bigearthnet-v2: reben
  bikenyc: nyc-bike; bird: bird-sql bird-bench; bop: bop-challenge bop-benchmark; brackish: brackish-dataset
  brats-2012: brats12; brats-2013: brats13; brats-2015: brats15; brats-2017: brats17; brats-2018: brats18
  brats-2019: brats19; brats-2020: brats20; brats-2021: brats21; brats-2022: brats22; brats-2023: brats23
  brats-2025: brats25; brats-gli: brats-glioma; brats-men: brats-meningioma; brats-met: brats-mets
  brats-ped: brats-peds; bridgedata-v2: bridge-v2; brumo-2025: brumo25 brumo; bsd100: b100; bsds500: bsd500
  building-data-genome: bdg2; c-mapss: nasa-c-mapss; c-mapss-fd002: fd002; c-mapss-fd003: fd003
  c-mapss-fd004: fd004; calgary-campinas: cc359; calvin-abc-d: calvin-abc-d-3b92dfda calvin-abc-to-d
  calvin-abcd-d: calvin-abcd-d-d3d7ccbc; calvin-d-d: calvin-d-d-b668e990
  carla-leaderboard-2-0: carla-leaderboard-v2; carla-longest6: longest6; carla-longest6-v2: longest6-v2
  carla-nocrash: nocrash; carla-town05: town05; carla-town05-long: town05-long; carla-town05-short: town05-short
  carracing: carracing-v0; cartpole: cartpole-v1; casia-v1: casia-v1-0; casia-v2: casia-v2-0; casme3: cas-me-3
  categoricalharmfulqa: catqa; celeba-hq-256: celeba-hq-256x256; chapman-shaoxing: chapman
  chatbot-arena: lmsys-chatbot-arena lmarena; chestx-ray14: nih-chestx-ray14 nih-cxr14 nih-chest-x-ray
  chinese-simpleqa: c-simpleqa; cicmaldroid-2020: cicmaldroid; cifar10-dvs: cifar-dvs; cik: context-is-key
  cityscapes-to-foggy-cityscapes: cityscapes-foggy-cityscapes-c9b83349; clef-checkthat: checkthat
  clinc150: clinc-oos clinc; clrs: clrs-30; cmapss-fd001: fd001; cmimc-2025: cmimc25 cmimc; cmu-mosei: mosei
  cmu-mosi: mosi; cmu-panoptic: panoptic-studio; cn-celeb: cn-celeb1; cnmo-2024: cnmo; cnn-dailymail: cnn-dm
  coco: ms-coco mscoco microsoft-coco; coco-2014: ms-coco-2014 mscoco-2014 coco14
  coco-2017: ms-coco-2017 mscoco-2017 coco17 coco2017-dataset; coco-30k: ms-coco-30k mscoco-30k
  coco-captions: coco-caption coco-captioning ms-coco-caption ms-coco-captions mscoco-captions
  coco-keypoints: coco-keypoint; coco-test-dev: coco-test-dev-2017 ms-coco-test-dev
  coco-val2017: coco-2017-val coco-2017-validation ms-coco-val2017 mscoco-val2017; codecontests: codecontest
  colored-mnist: cmnist; common-voice: mozilla-common-voice; common-voice-15: common-voice-15-0
  common-voice-17: common-voice-17-0; commonsenseqa: csqa; commonsenseqa-2-0: csqa2
  complexwebquestions: cwq complexwebq; conceptnet-100k: cn-100k; conll-2003: conll03 conll-2003-ner
  conll-2004: conll04; conll-2005: conll05; conll-2009: conll09; conll-2014: conll14; connect-four: connect4
  cornell-grasp: cornell-grasping-dataset; covertype: forest-covertype
  covid-19-radiography-database: covid-19-radiography; covid-ct: covid-ct-dataset
  covid-fake-news: constraint-at-aaai2021; craigslistbargain: craigslistbargains; crc-5000: kather-5k
  crisscrossed-captions: cxc; criteo-1tb: criteo-terabyte; cronquestions: cronquestion; crossdocked2020: crossdocked
  csar-hiq: csar; cse-cic-ids2018: cic-ids2018; cub-200-2011: cub cub-200 caltech-ucsd-birds cub-birds
  customconcept101: customconcept; cvc-300: endoscene; d-and-d: d-and-d-dataset; d4rl-antmaze: antmaze
  d4rl-locomotion: d4rl-mujoco d4rl-gym; d4rl-maze2d: maze2d; dabench: infiagent-dabench; dalia: ppg-dalia
  daphnet: daphnet-fog; darpa-tc: darpa-transparent-computing; davis-2016: davis16; davis-2017: davis17
  db5-5: docking-benchmark-5-5; dbpedia: dbpedia-14; dcase: dcase-challenge; deeperforensics: deeperforensics-1-0
  deepglobe-road: deepglobe-roads; deepmind-control-suite: dmc dmc-suite dm-control deepmind-control dmcontrol-suite
  default-credit-card: default-of-credit-card-clients; detailcaps: detailcaps-4870
  dfdc: deepfake-detection-challenge; dfdc-preview: dfdc-p; dgraph: dgraph-fin; diabetes130: diabetes-130-us
  digits-five: digits-5; dihard-iii: dihard-3; dj30: dow-30; djia: dow-jones-industrial-average; dl3dv: dl3dv-10k
  dmc-gb: dmcontrol-gb dmcontrol-generalization-benchmark; dmcontrol-100k: dmc-100k; dmlab: deepmind-lab
  dns-2020: interspeech-2020-dns; dns-challenge: deep-noise-suppression-challenge; docstring: dockstring
  dogs-vs-cats: cats-vs-dogs; dpg-bench: dpg; dreambench: dreambooth-benchmark
  dsb2018: 2018-data-science-bowl data-science-bowl-2018; dsec-detection: dsec-det; dsg-1k: dsg; dsifn-cd: dsifn
  dt4d: deformingthings4d; dtd: describable-textures-dataset; dukemtmc-reid: dukemtmc
  dvs128-gesture: dvs-gesture ibm-dvs-gesture; dynerf: neural-3d-video n3dv neu3d plenoptic-video; e-optha: e-ophtha
  e2e-nlg: e2e-nlg-challenge; eatd-corpus: eatd; ebhi-seg: ebhi; echonet-dynamic: echonet; ego4d-nlq: nlq
  egoplan-bench: egoplan; egtea: egtea-gaze-plus; eicu: eicu-crd; embspatial-bench: embspatial; emo-db: berlin-emodb
  emuedit: emu-edit-benchmark; encyclopedic-vqa: e-vqa; endovis-2017: endovis17; endovis-2018: endovis18
  enron: enron-email; entityquestions: entityq; epfl-benchmarks: epfl-combinational-benchmark-suite
  epic-kitchens-100: ek100 epic-100; etis: etis-laribpolypdb; eurlex57k: eurlex; euroc: euroc-mav
  faceforensics-plus-plus: ff-plus-plus; fashion-mnist: fmnist; favorita: favorita-grocery; fb15k-db15k: fbdb15k
  fb15k-yago15k: fbyg15k; fbms: fbms-59; ferplus: fer-plus; ffhq-1024: ffhq-1024x1024; ffhq-64: ffhq-64x64
  ffiw: ffiw-10k; fields-of-the-world: ftw; financial-phrasebank: fpb; fiqa: fiqa-2018
  fishyscapes-lost-and-found: lost-and-found; flare-2021: flare21; flare-2023: flare23; flare-2024: flare24
  flare22: flare-2022; flive: paq-2-piq; flowers-102: oxford-flowers-102 oxford-102-flowers oxford-flowers
  flyingthings3d: flyingthings; formalmath: formalmath-full; foursquare-tokyo: foursquare-tky
  fusion-360-gallery: fusion-360; game-of-24: game24; gaofen-2: gf2
  gaokao-2023-en: gaokao2023 gaokao-math-2023 gaokao23; gdd: glass-detection-dataset; gedit-bench: gedit
  gen1: gen1-automotive gen1-automotive-detection; geom-drugs: geom-drug
  globalwheat: global-wheat-head-detection gwhd; google-landmarks-v2: gldv2; google-research-football: grf gfootball
  google-scanned-objects: gso; gpqa-diamond: gpqa-d gpqa-3f5512e5; graphquestions: graphq
  graspnet-1billion: graspnet-1b; gsm-infinite: gsm-082b9182; gsm-noop: gsm-symbolic-noop
  gsm-symbolic-p2: gsm-p2 gsm-symb-p2; gsm8k: grade-school-math-8k; gta: gta-benchmark; gta5: gtav
  gta5-to-cityscapes: gta5-cityscapes-cdf28492 gtav-cityscapes-0bd48ca4; gym-mujoco: openai-gym-mujoco
  gz-cd: google-data-set; hae-rae-bench: hae-rae; halpe-fullbody: halpe; harm-c: harmeme; harmonix: harmonix-set
  hateful-memes: hateful-memes-challenge; hb: homebreweddb; hcp: human-connectome-project; hcp-aging: hcp-a
  hcp-ya: hcp-young-adult; hgb: heterogeneous-graph-benchmark; hh-rlhf: anthropic-hh anthropic-helpful-and-harmless
  high-gamma-dataset: hgd; hle-text-only: humanity-s-last-exam-text-only hle-text; hm3d: habitat-matterport-3d
  hmmt: harvard-mit-mathematics-tournament; hmmt-2024: hmmt24 hmmt-feb-2024 hmmt-february-2024; hmmt-2025: hmmt25
  hmmt-february-2025: hmmt-feb-2025 hmmt-feb-25 hmmt25-feb hmmt-feb
  hmmt-november-2025: hmmt-nov-2025 hmmt-nov-25 hmmt25-nov hmmt-nov; home-credit: home-credit-default-risk
  houston-2018: houston18; hub5-00: hub5-2000; human-lung-cell-atlas: hlca; human3-6m: h36m h3-6m
  humaneval-plus: evalplus-humaneval; humanity-s-last-exam: hle; hwdb: casia-hwdb; iam: iam-handwriting-database
  icbhi: icbhi-2017; icdar-2003: ic03; icdar-2013: icdar13 ic13; icdar-2015: icdar15 ic15; icdar-2017: icdar17
  icdar-2019: icdar19; idd: indian-driving-dataset; ieee-cis: ieee-cis-fraud; ikat: trec-ikat
  imagenet: ilsvrc ilsvrc2012 ilsvrc-2012 imagenet-2012; imagenet-128x128: imagenet-128; imagenet-21k: imagenet-22k
  imagenet-256x256: imagenet-256 imagenet-256-2; imagenet-32x32: imagenet-32; imagenet-512x512: imagenet-512
  imagenet-64x64: imagenet-64; imdb: imdb-reviews imdb-movie-reviews; imdb-binary: imdb-b; imdb-multi: imdb-m
  imgedit: imgedit-bench; imo-2024: imo24; imo-2025: imo25; implicit-hate-corpus: implicithate
  in-shop: deepfashion-in-shop; inaturalist-2017: inat17; inaturalist-2018: inat18 inat2018
  inaturalist-2019: inat19; inaturalist-2021: inat21 inat2021; include: include-44 include-base-44
  infinitebench: bench-c481fbe5 infbench; infographicvqa: infovqa infographics-vqa; inria-aerial: inria-aerial-image
  inria-person: inria-person-dataset; ioi-2024: ioi24; ioi-2025: ioi25; iphone-dycheck: dycheck
  iscx-tor: iscxtor2016; iscx-vpn: iscxvpn2016; isia-food-500: food-500; isic-2016: isic16; isic-2017: isic17
  isic-2018: isic18; isic-2019: isic19; isic-2020: isic20; isles-2022: isles22
  isprs-potsdam: potsdam potsdam-dataset; isprs-vaihingen: vaihingen; istd-plus: aistd; iu-x-ray: openi
  iwildcam: iwildcam-wilds; iwslt14: iwslt-2014; iwslt14-german-english: iwslt14-de-en; iwslt15: iwslt-2015
  iwslt16: iwslt-2016; iwslt17: iwslt-2017; jailbreakbench: jbb-behaviors; jarvis: jarvis-dft; jft-300m: jft
  jigsaw-toxicity: jigsaw-toxic-comment; johns-hopkins-turbulence-database: jhtdb; join-order-benchmark: imdb-job
  jump-cp: jump-cell-painting; karpathy-test: coco-karpathy karpathy-split; kdd-cup-99: kdd99 kdd-cup-1999
  kdd12: kdd-cup-2012; kennedy-space-center: ksc; kermany: kermany-oct oct2017; kinetics-400: k400
  kinetics-600: k600; kinetics-700: k700; kinetics-skeleton: skeleton-kinetics
  kinetics-sounds: kinetics-sound kinetic-sounds; kitti-2015: kitti-15; kitti-depth-completion: kitti-dc
  kitti-eigen: kitti-eigen-split; kitti-to-cityscapes: kitti-cityscapes-3c3076e3; kittis: stereokitti
  kmnist: kuzushiji-mnist; knights-and-knaves: k-and-k; kodak: kodak24; ksdd: kolektorsdd; ksdd2: kolektorsdd2
  lab-bench-litqa2: litqa2; lakh-midi: lmd lakh-midi-dataset; language-table: langtable; lap14: laptop14
  lasa-handwriting: lasa-dataset; last-letter-concatenation: last-letters lastletter; ldct-and-projection: ldct
  leandojo: leandojo-benchmark; leduc-hold-em: leduc-poker; leetcode-hard: leetcodehardgym; lerf: lerf-ovs
  letor-4-0: letor; level-based-foraging: lbf; lfw: labeled-faces-in-the-wild; lhco: lhc-olympics
  libero-long: libero-10; librispeech-100: librispeech-100h; librispeech-960: librispeech-960h
  librispeech-dev-clean: dev-clean; librispeech-dev-other: dev-other
  librispeech-test-clean: librispeech-clean test-clean; librispeech-test-other: librispeech-other test-other
  live-challenge: livec clive live-in-the-wild; livecodebench: lcb; livecodebench-hard: lcb-hard
  livecodebench-pro: lcb-pro; livecodebench-v1: lcb-v1; livecodebench-v2: lcb-v2; livecodebench-v3: lcb-v3
  livecodebench-v4: lcb-v4; livecodebench-v5: lcb-v5; livecodebench-v6: lcb-v6; livemathbench: livemath
  llava-bench: llava-bench-in-the-wild llava-wild llava-w llava-in-the-wild
  lm-o: linemod-occlusion linemod-occluded occlusion-linemod; lol: lol-dataset; lolv2-synthetic: lolv2-syn
  long-range-arena: lra; lorenz-63: l63; lorenz-96: l96; lrgb: long-range-graph-benchmark; lrs2: lrs2-bbc
  lrs3: lrs3-ted; ls-ssdd: ls-ssdd-v1-0; lsun-bedroom: lsun-bedrooms; lsun-church: lsun-churches; lsun-crop: lsun-c
  lsun-resize: lsun-r; lunarlander: lunarlander-v2; lvis-v1-0: lvis-v1; lyft-level-5: lyft lyft-l5
  m-and-ms: m-and-ms-challenge; ma-52: micro-action-52; mabe22: mabe; magnetic-tile-defect: mt-defect mtd
  map-free: map-free-relocalization; mapillary-vistas: mapillary; maplm: maplm-qa; massroads: massachusetts-roads
  math: hendrycks-math math-dataset; math-500: math-500-subset; math-level-5: math-lvl-5 math-hard math-l5
  math-p-hard: math-perturb-hard; mathvision: math-v mathvision-dataset; mathvista-testmini: mathvista-mini
  matterport3d: mp3d; mbpp: mostly-basic-python-problems; medqa-usmle: usmle; megadepth: megadepth-1500
  meta-world-ml45: ml45; meta-world-mt10: mt10; meta-world-mt50: mt50; metamath-set-mm: set-mm
  mgsm: multilingual-gsm multilingual-gsm8k; mias: mini-mias; mind: microsoft-news-dataset
  mindboggle: mindboggle101; minerva-math: minerva; mini-dev-bird: bird-mini-dev; mini-kinetics: kinetics-200
  mip-nerf-360: mip-nerf-360-5503560c; mirflickr: mirflickr-25k; mit-adobe-fivek: mit-adobe-5k fivek
  mit-bih: mit-bih-arrhythmia; mit-indoor-67: mit-67 indoor67; mjhq-30k: mjhq; mlt-2017: icdar2017-mlt
  mmau-test-mini: mmau-mini; mmhal-bench: mmhal; mmlu: massive-multitask-language-understanding
  mmlu-med: mmlu-medical mmlu-clinical; mmmlu: multilingual-mmlu mmlu-multilingual
  mmmu-med: mmmu-health-and-medicine mmmu-h-and-m; mmmu-val: mmmu-validation; mnist-75sp: mnist-superpixels
  mnli: multinli; mnli-m: mnli-matched; mnli-mm: mnli-mismatched; monash: monash-forecasting-archive; mots20: mots
  movielens-100k: ml-100k; movielens-10m: ml-10m; movielens-1m: ml-1m; movielens-20m: ml-20m; movielens-25m: ml-25m
  movielens-32m: ml-32m; movielens-latest: ml-latest-small; mpii: mpii-human-pose; mrcr: openai-mrcr
  ms-celeb-1m: ms1m; ms-marco-passage: ms-marco-passage-ranking ms-marco-passage-retrieval; msc: multi-session-chat
  msls: mapillary-street-level-sequences; mteb: massive-text-embedding-benchmark; mteb-eng-v2: mteb-v2
  mtedx: multilingual-tedx; multi-agent-mujoco: mamujoco; multi-modal-celeba-hq: mm-celeba-hq
  multilingual-librispeech: mls; multimodal-mind2web: mm-mind2web; musdb18: musdb
  must-c-en-de: must-c-english-german; must-c-en-es: must-c-english-spanish; must-c-en-fr: must-c-english-french
  must-c-en-zh: must-c-english-chinese; mvtec-ad: mvtec mvtec-anomaly-detection; mvtec-loco: mvtec-loco-ad
  nab: numenta-anomaly-benchmark; natural-questions: nq nq-open; nba-sportvu: sportvu
  nct-crc-he: nct-crc-he-100k crc-100k; needle-in-a-haystack: niah needle-in-a-haystack-niah
  nerf-synthetic: blender-synthetic nerf-synthetic-blender synthetic-nerf; nethack: nethack-learning-environment nle
  neural-latents-benchmark: nlb-21 nlb; new-yorker-caption: new-yorker-caption-contest
  nih-pancreas: nih-pancreas-ct pancreas-ct; nips34: neurips34 neurips-2020-education; nju2k: njud
  notsofar-1: notsofar; nr3d: referit3d-nr3d; nrgbd: neural-rgb-d; nsd: natural-scenes-dataset; ntrex: ntrex-128
  ntu-rgb-plus-d-120: ntu-120 ntu-rgb-d-120; ntu-rgb-plus-d-60: ntu-60; nuaa-sirst: sirst
  nuscenes-occupancy: openoccupancy; nvidia-dynamic-scenes: nvidia-dynamic-scene; nwpu-resisc45: resisc45
  nyu-ctf-bench: nyu-ctf; nyuv2: nyu-depth-v2 nyudv2; o-neil: oncopolypharmacology; oai: osteoarthritis-initiative
  oasst1: openassistant; object-halbench: object-hal; objects365: object365; oc20: open-catalyst-2020
  oc20-is2re: is2re; oc22: open-catalyst-2022; occ3d-nuscenes: occ3d; occluded-duke: occluded-dukemtmc
  office-caltech-10: office-caltech; ogb: open-graph-benchmark; olymmath-en-hard: olymmath-hard
  one-billion-word: lm1b 1bw one-billion-words; ontonotes-5-0: ontonotes ontonotes5; open-x-embodiment: oxe
  openbmi: lee2019; openbookqa: obqa; openlane: openlane-v1; openmic: openmic-2018; openml-ctr23: ctr23
  openr1-math: openr1-math-220k; opens2v-eval: opens2v; ord: open-reaction-database; osv-5m: openstreetview-5m
  otb100: otb-2015; otb50: otb-2013; otb99: otb99-lang; overcooked: overcooked-ai; ovmm: homerobot-ovmm
  oxford-iiit-pet: oxford-pets oxford-iiit-pets; oxford-robotcar: robotcar; oxford5k: oxford-buildings
  p4g: persuasionforgood; paderborn-bearing: pu-bearing; pascal-context: pc-59; pascal-context-459: pc-459
  pascal-voc: voc; pascal-voc-2007: voc-2007 voc2007 voc07; pascal-voc-2010: voc-2010
  pascal-voc-2012: voc-2012 voc2012 voc12; pavia-center: paviac; pavia-university: paviau university-of-pavia
  pbmc68k: zheng68k; pcam: patchcamelyon; pems04: pemsd4; pems07: pemsd7; pems08: pemsd8; pendulum: pendulum-v1
  penn-treebank: ptb; peptides-func: peptides-functional; persianmmlu: khayyam-challenge; pets09: pets2009
  phoenix-2014: rwth-phoenix-weather-2014 phoenix14; phoenix14t: rwth-phoenix-weather-2014t phoenix-2014t
  physionet-2012: physionet-challenge-2012; physionet-2016: physionet-cinc-2016; physionet-2017: cinc-2017
  physionet-2019: p19 physionet-2019-sepsis-challenge; physionet-mi: eegmmidb; pima-indians-diabetes: pima-diabetes
  pitts30k: pittsburgh30k; plantnet-300k: pl-at-ntnet-300k; polemo2-0: polemo; polybench-c: polybench
  pope: pope-benchmark; proverbench: deepseek-proverbench; psmnist: pmnist permuted-sequential-mnist
  qqp: quora-question-pairs; r2r: room-to-room; r2r-ce: vln-ce-r2r r2r-vln-ce; race-high: race-h
  race-middle: race-m; radioml-2016-10a: rml2016-10a; radioml-2016-10b: rml2016-10b; radioml-2018-01a: rml2018-01a
  ramc: magicdata-ramc; raven-s-progressive-matrices: raven-dataset; rctw-17: rctw; re-interhand: reinterhand
  real275: nocs-real275; realestate10k: re10k; reddit-binary: reddit-b; reddit-multi-5k: reddit-m5k reddit-m
  ref-davis17: ref-davis-2017 ref-davis; ref-youtube-vos: refer-youtube-vos; referit: referitgame
  refspatial-bench: refspatial; rest14: restaurant14 res14; rest15: restaurant15; rest16: restaurant16
  roboflow-100: rf100; robotwin-2-0: robotwin2; robust04: trec-robust04 trec-robust-2004
  roxford5k: revisitedoxford roxford roxf; rparis6k: rparis rpar; rsna-intracranial-hemorrhage: rsna-ich
  rsna-mammography: rsna-breast-cancer; rxr: room-across-room; s-and-p-500: sp500; sat-competition: satcomp
  sbic: social-bias-frames; scanobjectnn-pb-t50-rs: pb-t50-rs; screenspot-pro: ss-pro; sdd: stanford-drone-dataset
  seal-0: seal-zero; seed: sjtu-emotion-eeg-dataset; seed-tts-eval: seed-tts; seed-tts-test-en: test-en
  seed-tts-test-hard: seed-tts-eval-hard; seed-tts-test-zh: test-zh; segmentmeifyoucan: smiyc
  semeval-2014-task-4: semeval-2014; seq-cifar-10: sequential-cifar-10 scifar-10 scifar
  seq-cifar-100: sequential-cifar-100; shanghaitech-part-a: shanghaitech-a sha-dataset
  shanghaitech-part-b: shanghaitech-b; shd: spiking-heidelberg-digits; shrec-17: shrec-2017; sift1b: bigann
  sim10k-to-cityscapes: sim10k-cityscapes-c1a5f2d9; simplerenv: simpler simpler-benchmark
  simplerenv-google-robot: simplerenv-fractal simpler-google-robot
  simplerenv-widowx: simplerenv-bridge simpler-widowx; simplevqa: mm-simpleqa; sintel: mpi-sintel; siqa: social-iqa
  sitw: speakers-in-the-wild; siw: spoof-in-the-wild; skempi-2-0: skempi-v2; sl-animals-dvs: sl-animals
  smac: starcraft-multi-agent-challenge; smd: server-machine-dataset; smmnist: stochastic-moving-mnist
  smnist: sequential-mnist; smt-2025: smt25; snemi3d: snemi; so2sat: so2sat-lcz42
  social-chemistry-101: social-chem-101; something-something-v1: ssv1 sth-sth-v1
  something-something-v2: ssv2 sth-sth-v2 something-something-v2-ssv2; spa-data: spad
  speech-commands: google-speech-commands gsc-dataset; speech-commands-v1: google-speech-commands-v1
  speech-commands-v2: google-speech-commands-v2 gscv2; spider: spider-1-0; spider-2-0: spider2
  spider-2-0-lite: spider2-lite; spider-2-0-snow: spider2-snow; split-tinyimagenet: seq-tiny-imagenet
  spoken-storycloze: sstorycloze; spurious-motif: spmotif; squad-1-1: squadv1 squadv1-1 squad-v1-1
  squad-2-0: squadv2 squadv2-0 squad-v2-0 squad2; squad-adversarial: adversarial-squad; sre16: sre-2016
  ssc: spiking-speech-commands; ssl4eo-s12: ssl4eo; stanford2d3d: stanford2d3ds 2d-3d-s; starcraft-ii: starcraft-2
  statehaze1k: satehaze1k; stocknet: acl18; storycloze: story-cloze-test rocstories-cloze; sts: semeval-sts
  sts-b: sts-benchmark; svhn: street-view-house-numbers; swe-bench: swe-bench-full
  swe-bench-multimodal: swe-bench-m swe-bench-mm; swe-bench-verified: swe-bench-v swe-verified swebench-verified-set
  swedishglue: superlim; switchboard: swbd; synapse: synapse-multi-organ; tal-scq5k: tal-scq
  talk2bev: talk2bev-bench; tanks-and-temples: t-and-t; taobao-userbehavior: userbehavior
  tap-vid-rgb-stacking: rgb-stacking; tau-urban-acoustic-scenes: tau-uas; tc128: temple-color-128 tcolor128
  tdc: therapeutics-data-commons; ted-lium-2: ted-lium-v2; ted-lium-3: ted-lium-v3; telco-churn: ibm-telco
  terminal-bench-2-0: terminal-bench-2; textbookqa: textbook-question-answering; tgb: temporal-graph-benchmark
  tgve: loveu-tgve-2023 loveu-tgve; thumos14: thumos-2014; tiktok-dance: tiktok-dataset
  tiny-imagenet: tiny-imagenet-200; tl-dr: reddit-tl-dr openai-tl-dr tldr; trec: trec-6
  trec-ct: trec-clinical-trials; trec-dl: trec-deep-learning
  trec-dl-2019: trec-dl19 dl19 trec-deep-learning-2019 trec-2019-dl
  trec-dl-2020: trec-dl20 dl20 trec-deep-learning-2020 trec-2020-dl; trec-dl-2021: trec-dl21 dl21
  trec-dl-2022: trec-dl22 dl22; trec-dl-2023: trec-dl23 dl23; trec-dl-hard: dl-hard
  trec-tip-of-the-tongue: trec-tot; tsp-10000: tsp-10k; tt100k: tsinghua-tencent-100k
  tuebingen-pairs: tubingen-cause-effect-pairs; turkishglue: trglue; ubiris-v2: ubiris
  uc-merced: ucm uc-merced-land-use; uci-heart-disease: heart-disease-uci cleveland-heart-disease
  ucr: ucr-archive ucr-time-series-archive; ucr-anomaly-archive: ucr-anomaly; ucsd-ped1: ped1; ucsd-ped2: ped2
  ud-english-ewt: ud-ewt ewt; uea: uea-archive; uk-biobank: ukbb; un-corpus: un-parallel-corpus; unimer-test: unimer
  unrealstereo4k: unreal4k; urbansound8k: us8k; usamo-2025: usamo25; ut-zappos: ut-zappos50k
  v-bench: v v-star-bench v-benchmark; vcg-diverse: vcgbench-diverse; vdd: varied-drone-dataset; veri-776: veri
  verse-2019: verse19; verse-2020: verse20; vicuna-bench: vicuna-benchmark
  video-chatgpt-benchmark: videochatgpt-bench vcgbench; videoattentiontarget: vat; videomatte240k: videomatte
  view-of-delft: vod-dataset vod; violentflow: violent-flows; virtual-kitti: vkitti; virtual-kitti-2: vkitti2
  visda-2017: visda-c visda; visdrone2019: visdrone2019-det visdrone-det; visualwebarena: vwa; vizwiz: vizwiz-vqa
  voicebank-plus-demand: voicebank-demand vctk-plus-demand vctk-demand; voicemos: voicemos-challenge
  voxceleb1: voxceleb1-o vox1-o voxceleb1-test; voxceleb1-e: vox1-e; voxceleb1-h: vox1-h
  voxceleb2-2mix: voxceleb2-mix; vq2d: ego4d-vq2d; vqa-v1: vqa-1-0; vqav2: vqa-v2-0 vqa-2-0; waterdrop: water-3d
  waterloo-exploration: wed; waymo-open-dataset: waymo-open wod waymo; waymo-open-motion-dataset: waymo-motion womd
  webqsp: webquestionssp; webquestions: webq webqs; webwalkerqa: webwalker; whu-building: whu-buildings
  whu-rs19: rs19; wikiann: pan-x; wikitablequestions: wikitq wtq; wilddeepfake: wilddf; windowsagentarena: waa
  wisconsin-breast-cancer: wdbc breast-cancer-wisconsin; wizard-of-wikipedia: wow
  wmt-24-english-chinese: wmt-2024-english-chinese wmt24-en-zh; wmt14: wmt-2014
  wmt14-english-french: wmt14-en-fr wmt-2014-english-to-french wmt-2014-english-french wmt14-en-fr-8f169a22
  wmt14-english-german: wmt14-en-de wmt-2014-english-to-german wmt-2014-english-german wmt14-en-de-89a89b1e
  wmt14-german-english: wmt14-de-en; wmt16: wmt-2016; wmt16-english-german: wmt16-en-de
  wmt16-english-romanian: wmt16-en-ro; wmt16-romanian-english: wmt16-ro-en; wmt17: wmt-2017
  wmt17-chinese-english: wmt17-zh-en; wmt18: wmt-2018; wmt19: wmt-2019; wmt19-german-english: wmt19-de-en
  wmt20: wmt-2020; wmt21: wmt-2021; wmt22: wmt-2022; wmt23: wmt-2023; wmt24: wmt-2024; wmt25: wmt-2025
  wnut-17: wnut-2017; worldview-3: wv3; wosac: waymo-open-sim-agents-challenge; wsc: winograd-schema-challenge
  wsj: wall-street-journal-corpus; wustl-iiot-2021: wustl-iiot; wv2: worldview-2; x-instances: set-x cvrplib-set-x
  x4k1000fps: x-test x4k; xbench-deepsearch: xbench-ds; xm3600: crossmodal-3600; xor-tydi: xor-tydi-qa
  yambda: yambda-5b; ycb-video: ycb-v; yelp-2: yelp-polarity; yelp-5: yelp-full; youtube-vos: ytvos
  ytf: youtube-faces; zeb: zero-shot-evaluation-benchmark; zebralogic: zebralogicbench; zinc-12k: zinc-subset
  zod: zenseact-open-dataset
`;

const CANONICAL_IDS: ReadonlyMap<string, string> = new Map(
  SYNONYMS.split(/[;\n]/).flatMap((entry) => {
    const [id = "", names = ""] = entry.trim().split(": ");
    return names.split(" ").map((name) => [name, id] as const);
  }),
);

/** The id under which the results of a benchmark stand; most names are the only one. */
export const toCanonicalBenchmarkId = (id: string): string => CANONICAL_IDS.get(id) ?? id;
