"use client";

import { useState } from "react";
import { Evidence } from "@/app/_components/evidence";
import { laterEvidence } from "@/lib/evidence";
import type { EvidenceData } from "@/lib/evidence-data";

/** The evidence of a claim on a page of its own: as the page brings it, or as the server answered to a change since. */
export function ClaimEvidence({ data }: { readonly data: EvidenceData }) {
  const [answer, setAnswer] = useState(data);
  return <Evidence data={laterEvidence(answer, data)} onChange={setAnswer} />;
}
