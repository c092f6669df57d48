"use client";

import { useState } from "react";
import { ClaimEvidenceView } from "@/app/_components/evidence";
import { selectNewerEvidence } from "@/lib/evidence";
import type { EvidenceData } from "@/lib/evidence-data";

/** The evidence of a claim on a page of its own: as the page brings it, or as the server answered to a change since. */
export function ClaimPageEvidence({ data }: { readonly data: EvidenceData }) {
  const [latest, setLatest] = useState(data);
  return <ClaimEvidenceView data={selectNewerEvidence(latest, data)} onChange={setLatest} />;
}
