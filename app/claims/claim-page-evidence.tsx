"use client";

import { useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { ClaimEvidenceView } from "@/app/_ui/claim-evidence-view";
import { selectNewerEvidence } from "@/app/_ui/evidence-model";

/** The evidence of a claim on a page of its own: as the page brings it, or as the server answered to a change since. */
export function ClaimPageEvidence({ data }: { readonly data: EvidenceData }) {
  const [latest, setLatest] = useState(data);
  return <ClaimEvidenceView data={selectNewerEvidence(latest, data)} onChange={setLatest} />;
}
