/** A paper with words that occur in one of its fields alone, so that a text in the wrong field is recognised. */
export interface SamplePaper {
  readonly title: string;
  readonly authors: readonly [string, string];
  readonly abstract: string;
  readonly arxiv: string;
  readonly doi: string;
  readonly venue: string;
  /** Address of the first author. */
  readonly address: string;
  readonly email: string;
  readonly keywords: readonly [string, string];
  readonly publisher: string;
}

/** Invented papers: contents of the files in `exports/`, and of the files that fuzzing damages. */
export const SAMPLE_PAPERS: readonly [SamplePaper, SamplePaper] = [
  {
    title: "Lantern Harbours: Reading Tidal Charts with Sparse Attention",
    authors: ["Ada Quill", "Bram Oster"],
    abstract:
      "Currents near the coast change within minutes, and forecasts come too late. We propose Gullwing, a transformer that skips calm water and looks only at moving regions. Gullwing raises the accuracy of Qwen3-8B on CoastBench from 71.2% to 88.1%, and outperforms the strongest recurrent model by 4.2 points.",
    arxiv: "2603.20001",
    doi: "10.5555/jmi.7001",
    venue: "Journal of Marine Informatics",
    address: "Univ Fjordland, Dept Oceanography, Postboks 48213, Bergenvik, Norway",
    email: "quill@fjordland.example",
    keywords: ["bathymetry", "hydrodynamics"],
    publisher: "SALTMARSH PRESS",
  },
  {
    title: "Orchard Pruning from Drone Video — a Café Study",
    authors: ["Zoë Fennick", "Tomas Ibarra"],
    abstract:
      "Growers decide in winter which branches must go; the wrong choice costs a harvest. With only 7B parameters, Secateur labels every branch during a short flight and explains each cut. It reaches an F1 of 91.4% on TwigSet (+5.2 over the best baseline) and halves the time per tree.",
    arxiv: "2603.20002",
    doi: "10.5555/aar.7002",
    venue: "Annals of Agronomic Robotics",
    address: "Inst Pomology, Dept Espaliers, Apfelweg 60311, Frankenau, Germany",
    email: "fennick@espaliers.example",
    keywords: ["horticulture", "viticulture"],
    publisher: "TRELLIS VERLAG",
  },
];
