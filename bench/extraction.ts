import { extractClaims } from "@/extractors/extract";
import { type Abstract, readCorpus, readSamples } from "./abstracts";
import { type Measurement, measureMedianTime } from "./measurement";
import { findPercentages } from "./regex-baseline";

const ROUNDS = 5;

async function measureOn(on: string, papers: readonly Abstract[]): Promise<Measurement[]> {
  if (papers.length === 0) return [];
  const rate = async (name: string, work: (paper: Abstract) => unknown): Promise<Measurement> => {
    const ms = await measureMedianTime(ROUNDS, () => papers.forEach(work));
    return { name, value: Math.round((1000 * papers.length) / ms), unit: "abstracts/s", on };
  };
  return [
    await rate("extraction of claims", extractClaims),
    await rate("one regex for percentages", ({ abstract }) => findPercentages(abstract)),
  ];
}

/** Measures the speed of extraction, compared with a minimal baseline. */
export async function measureExtraction(): Promise<Measurement[]> {
  const samples = await readSamples();
  const repeated = Array.from({ length: 20 }, () => samples).flat();
  const corpus = await readCorpus(5000);
  return [
    ...(await measureOn(`${repeated.length} abstracts of the samples`, repeated)),
    ...(await measureOn(`${corpus.length} real abstracts`, corpus)),
  ];
}
