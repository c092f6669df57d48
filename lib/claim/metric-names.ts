/** Names that give their id in lower case: only their capitals and signs have to be known. */
const DISPLAY_NAMES = `
  top-1 accuracy; top-3 accuracy; top-5 accuracy; top-10 accuracy; worst-group accuracy; zero-shot accuracy; F1;
  macro-F1; micro-F1; weighted F1; event F1; joint F1; F0.5; F-score; F-measure; Hits@1; Hits@3; Hits@5; Hits@10;
  Hits@20; Hits@50; Hits@k; NDCG; NDCG@1; NDCG@3; NDCG@5; NDCG@10; NDCG@20; NDCG@k; MRR; MRR@10; p-MRR; mAP; mAP@k;
  AP; mask AP; NDS; mIoU; IoU; gIoU; cIoU; vIoU; Dice; PQ; VPQ; boundary IoU; S-measure; E-measure; AUROC; AUC; AUPRC;
  AUPRO; C-index; FROC; MCC; QWK; Fleiss' kappa; ECE; NLL; R2; SRCC; CCC; MSE; RMSE; NRMSE; NMSE; VRMSE; MAPE; sMAPE;
  MASE; WRMSSE; CRPS; NSE; top-5 error; mCE; BLEU; BLEU-1; BLEU-2; BLEU-3; BLEU-4; spBLEU; CodeBLEU; chrF; chrF++;
  COMET; COMETKiwi; BLEURT; MetricX; TER; ROUGE; ROUGE-1; ROUGE-2; ROUGE-L; METEOR; CIDEr; SPICE; BERTScore;
  MoverScore; BARTScore; AlignScore; SARI; distinct-n; G-Eval; PARENT; MQM; WER; CER; PER; cpWER; DER; EER; minDCF;
  SDR; SI-SDR; SNR; PESQ; STOI; MOS; SMOS; UTMOS; DNSMOS; MUSHRA; MCD; FAD; PSDS; FID; rFID; KID; Inception Score;
  FVD; FGD; LPIPS; DISTS; PSNR; SSIM; MS-SSIM; FSIM; NIQE; BRISQUE; MUSIQ; CLIP-I; DINO score; PickScore; SAD;
  Chamfer distance; EPE; ATE; RPE; pose AUC; MPJPE; PA-MPJPE; MPVPE; PCK; NME; ADE; FDE; minADE; minFDE; MOTA; MOTP;
  IDF1; HOTA; AMOTA; AssA; DetA; ID switches; EAO; AO; mINP; Elo; SPL; nDTW; PDMS; EPDMS; human-normalized score;
  ANLS; TEDS; WAR; UAR; ARI; NMI; TM-score; RMSD; lDDT; Sharpe ratio; VUS-PR; KL divergence; MMD; GMV; TTFT; TPOT;
  FPS; SLO attainment; FLOPs; MACs; KV cache; NFE; GPU hours; GPU utilization
`;

/** Names that the id shortens or words otherwise, behind the id. */
const DISPLAY_NAMES_BY_ID = `
  pass-hat-k: pass^k; token-f1: token-level F1; entity-f1: entity-level F1; pixel-f1: pixel-level F1; f2: F2 score;
  map-at-50: mAP@0.5; map-at-75: mAP@0.75; map-at-50-95: mAP@0.5:0.95; ap-at-50: AP50; ap-at-75: AP75;
  ap-at-50-95: AP50:95; track-ap: track mAP; jaccard: Jaccard index; nsd-surface: normalized surface Dice;
  hausdorff: Hausdorff distance; asd: average surface distance; j-and-f: J&F; pixel-auroc: pixel-level AUROC;
  fpr-at-95: FPR95; tar: TAR@FAR; npv: negative predictive value; kappa: Cohen's kappa;
  krippendorff-alpha: Krippendorff's alpha; brier: Brier score; spearman: Spearman correlation;
  pearson: Pearson correlation; kendall: Kendall's tau; mae: mean absolute error; csi: critical success index;
  bpc: bits per character; bpb: bits per byte; bpd: bits per dimension; spider-metric: SPIDEr; mer: mixed error rate;
  ser: sentence error rate; t-dcf: min t-DCF; cmos: comparative mean opinion score; seld: SELD score;
  clip-iqa: CLIPIQA; clip-score: CLIPScore; hps: HPSv2; image-reward: ImageReward; abs-rel: AbsRel; delta-1: δ1;
  add: ADD(-S); aj: average Jaccard; rank-1: rank-1 accuracy; rank-5: rank-5 accuracy; rank-10: rank-10 accuracy;
  lc-win-rate: length-controlled win rate; win-tie-rate: win-or-tie rate; preference: preference rate;
  task-completion: task completion rate; goal-condition: goal-condition success rate; compile-rate: compilation rate;
  realism: realism meta-metric; rfs: rater feedback score; gap: optimality gap; usability: SUS score;
  transfer: backward transfer; jga: joint goal accuracy; las: labeled attachment score;
  uas: unlabeled attachment score; silhouette: silhouette score; modularity: modularity score;
  recovery: sequence recovery; vina: Vina score; max-drawdown: maximum drawdown; ic: information coefficient;
  cut: cut value; wasserstein: Wasserstein distance; ctr: click-through rate; tanimoto: Tanimoto similarity;
  real-time-factor: RTF; queries: number of queries; power: power consumption; carbon: carbon emissions;
  area: chip area
`;

const splitItems = (list: string): string[] => list.split(";").map((item) => item.trim());

const toMetricId = (name: string): string =>
  name
    .toLowerCase()
    .replace("@", "-at-")
    .replace(/[^a-z\d.+]+/g, "-");

const DISPLAY_NAME_OF_ID: ReadonlyMap<string, string> = new Map([
  ...splitItems(DISPLAY_NAMES).map((name): [string, string] => [toMetricId(name), name]),
  ...splitItems(DISPLAY_NAMES_BY_ID).map((item): [string, string] => {
    const [id = "", name = ""] = item.split(": ");
    return [id, name];
  }),
]);

/** A metric by its id, in words: "attack success rate", "pass@k", "map at 50 95". */
export const metricIdToWords = (id: string): string => id.replace(/-at-(?=k$|\d+$)/, "@").replaceAll("-", " ");

/** A metric by its id, as the literature prints it: "FID", "mAP@0.5:0.95", "accuracy". */
export const getMetricDisplayName = (id: string): string => DISPLAY_NAME_OF_ID.get(id) ?? metricIdToWords(id);
