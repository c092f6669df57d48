const splitWords = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Names whose shape is a system's or a benchmark's and that are neither, each as it is written: a mention that is made of them
 * alone is none. Those by which data sets go as well stay out ("Boston", "Reddit", "Navier-Stokes").
 */
const EXCLUDED_NAMES: ReadonlySet<string> = new Set([
  // Statistics and mathematics.
  ...splitWords(`Wilcoxon Kendall McNemar Krippendorff Mann-Whitney Kruskal-Wallis Kolmogorov-Smirnov Friedman Nemenyi Bonferroni
    Benjamini-Hochberg Holm Holm-Bonferroni Wilson Welch Tukey Jensen-Shannon Kullback-Leibler Wasserstein Wasserstein-1
    Wasserstein-2 Fréchet Frechet Mahalanobis Hamming Levenshtein Jaccard Tanimoto Gini Shannon Shapley Nash Stackelberg Pareto
    Pareto-optimal Lipschitz Lyapunov Jacobian Jacobians Hessian Riemannian Frobenius Kronecker Hilbert Bellman Platt Moran
    Boolean Byzantine Gaussians Bayes-optimal Cronbach Bland-Altman ANOVA MANOVA TOST CIs non-IID Non-IID non-Gaussian
    sub-Gaussian NP-hard NP-complete Monte-Carlo Weibull Dirichlet Cauchy Laplace Langevin Hadamard Zipf Lagrangian Hamiltonian
    U Galerkin Runge-Kutta Krylov Chebyshev Nyquist Cohen's`),
  // Countries and regions, and where people live.
  ...splitWords(`China India Japan Germany France Italy Spain Brazil Canada Australia Switzerland Netherlands Sweden Norway Finland
    Denmark Poland Greece Israel Turkey Egypt Ethiopia Kenya Ghana Nigeria Uganda Tanzania Pakistan Bangladesh Nepal Indonesia
    Vietnam Thailand Malaysia Philippines Singapore Taiwan Ukraine Russia Mexico Argentina Chile Colombia Peru Ireland Scotland
    England Britain Belgium Portugal Austria Hungary Romania Iran Iraq Qatar Arabia Korea Africa Asia Europe America Americas
    South North United States Kingdom Emirates African Asian Western non-Western Canadian Australian Brazilian Americans
    Sub-Saharan Hong Kong`),
  // Makers, shops and services.
  ...splitWords(`Alibaba Tencent Kuaishou ByteDance Baidu Huawei Samsung Sony IBM Bosch Siemens Anthropic Facebook Instagram TikTok
    Douyin WeChat LinkedIn WhatsApp Telegram Pinterest Snapchat Spotify Uber Meituan Xiaohongshu Alipay Walmart eBay Hugging
    Face HuggingFace Kaggle Zenodo Scopus OpenRouter Prolific MTurk`),
  // Machines and what runs on them.
  ...splitWords(`iPhone iPad MacBook Android iOS macOS Linux Windows Ubuntu Docker Kubernetes PyTorch TensorFlow NumPy SciPy LangChain
    LangGraph LlamaIndex Unity Unreal Engine Qiskit ROS ROS2 RISC-V x86 ARM64 FP32 BF16 WebGPU OpenCL OpenMP Colab Jupyter`),
  // Letters of the trade: quantities, norms, kinds of data and of work.
  ...splitWords(`DoF DOF DoFs PII GEMM GEMMs SpMM ISO IEC NIST GDPR HIPAA CLI SLO SLOs IPC MFU TOPS QPS TPS ICU STEM PhD MSc
    GenAI LVLM LVLMs VLLMs MDMs FMs VFMs SFMs LRMs PRMs RMs CoTs NPUs TPUs SoC SoCs LUT LUTs DSPs BRAM HBM SRAM FPU MCQ MCQs
    CVE CVEs CWE CWEs WSIs CXRs ECGs MRIs X-rays PDEs ODEs SDEs GPs PINNs SAEs BNNs GANs LLM-as-a-judge LLM-as-a-Judge
    LLM-as-judge human-AI Human-AI human-LLM AI-generated multi-GPU single-GPU multi-LLM single-LLM GPU-accelerated K-12
    Q&A RGB-D`),
]);

/**
 * Methods, engines and services of the trade: a paper may use them or measure itself against them, but nothing is measured
 * *on* them, as on a benchmark.
 */
const TECHNIQUES: ReadonlySet<string> = new Set([
  ...splitWords(`LoRA QLoRA DoRA AdaLoRA VeRA PiSSA BitFit GRPO PPO DPO KTO ORPO SimPO IPO RLOO DAPO GSPO GiGPO REINFORCE REINFORCE++ RFT
    OPD OPSD SAC DQN DDQN A2C A3C DDPG TD3 TRPO CQL IQL MAPPO QMIX MADDPG MCTS MPC MPPI NMPC iLQR LQR RRT RRT* A* SGD Adam AdamW
    Muon SOAP Shampoo Lion K-FAC GPTQ AWQ SmoothQuant SparseGPT Wanda QuaRot SpinQuant FlashAttention FlashAttention-2
    FlashAttention-3 FlashInfer FlexAttention PagedAttention SageAttention cuBLAS cuDNN CUTLASS TensorRT TensorRT-LLM vLLM SGLang
    llama.cpp Ollama DeepSpeed Megatron-LM FSDP EAGLE EAGLE-2 EAGLE-3 EAGLE3 Medusa HNSW FAISS GraphRAG LightRAG HippoRAG
    HippoRAG2 RAPTOR Mem0 MemGPT ReAct Reflexion Self-Refine Self-Consistency Chain-of-Thought Tree-of-Thought
    Tree-of-Thoughts Best-of-N AutoGen MetaGPT CrewAI OpenHands OpenClaw SWE-agent DSPy GEPA TextGrad FedAvg FedProx
    FedNova SCAFFOLD FedBN MAML EWC iCaRL BPE SentencePiece RoPE ALiBi ReLU GELU SwiGLU RMSNorm LayerNorm BatchNorm DDIM CFG
    DMD DMD2 LCM SDEdit Mixup CutMix CutOut RandAugment FixMatch SimSiam MAE PGD FGSM CLAHE SHAP LIME Grad-CAM GradCAM
    Grad-CAM++ SMOTE ADASYN PCA ICA SVD NMF t-SNE UMAP K-means k-means DBSCAN HDBSCAN TF-IDF DTW SIFT SURF HOG RANSAC ICP ADMM
    CMA-ES NSGA-II MCMC HMC TPE OLS LASSO ElasticNet EMA SWA KAN EKF UKF VQC VQE QAOA Z3 Gurobi CPLEX SCIP OR-Tools MinHash BM25F Lean Coq Rocq
    Isabelle Copilot Cursor Selenium Playwright Faster-Whisper Supervised Fine-Tuning Direct Preference Optimization Group
    Relative Policy Proximal Low-Rank Adaptation Reinforcement Learning`),
]);

const hasOnlyWords = (surface: string, known: ReadonlySet<string>): boolean =>
  surface.split(" ").every((word) => known.has(word));

/** "Wilcoxon", "South Korea", "PyTorch": neither a system nor a benchmark, whatever its shape. */
export const isExcludedName = (surface: string): boolean => hasOnlyWords(surface, EXCLUDED_NAMES);

/** "LoRA", "GRPO", "vLLM": of the trade; nothing is measured on it. */
export const isTechnique = (surface: string): boolean => hasOnlyWords(surface, TECHNIQUES);
