"use client";

import { useState } from "react";
import type { EvidenceData } from "@/app/_data/evidence-data";
import { ClaimEvidenceView } from "@/app/_ui/claim-evidence-view";
import { selectNewerEvidence } from "@/app/_ui/evidence-model";

/** The evidence on the page of a claim: from the page, or from the latest response to a change. */
export function ClaimPageEvidence({ data }: { readonly data: EvidenceData }) {
  const [latest, setLatest] = useState(data);
  return <ClaimEvidenceView data={selectNewerEvidence(latest, data)} onChange={setLatest} />;
}
