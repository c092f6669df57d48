import { splitWords } from "./word-list";

/** Acronyms of the trade that name no system and no benchmark. */
export const DOMAIN_ACRONYMS: ReadonlySet<string> = new Set(
  splitWords(`llm llms mllm mllms vlm vlms lmm lmms lrm lrms vlas vla slm slms plm plms lm lms rl sft rlhf qa gpu gpus
    cpu cpus tpu ai ml dl nlp nlu nlg cv rag cot icl sota moe api apis gui guis ood id kv iot us uk eu rgb mri ct eeg ecg
    emg fmri pet oct 3d 2d 4d 6d 1d nn nns dnn dnns cnn cnns gnn gnns rnn rnns mlp mlps gan gans vae vaes asr tts ocr ner
    sql uav uavs lidar slam fpga asic ssd ram dram os ui ux http json html pdf csv id ids ci sd se iqr i.e e.g t2i i2v t2v
    peft kl mdp pomdp ode pde sde fp16 bf16 int8 int4 fp8 w4a4 iid covid covid-19 usa dna rna url xai agi ar vr
    hpc ehr ehrs kg kgs sar rf wsi td snr mcp hci bci ev evs rlvr ttt prm orm gt ar pos drl marl ssl kd ptq qat nas ssm ssms mtl fl snn snns hpo automl nerf sfda tta av avs gec`),
);
