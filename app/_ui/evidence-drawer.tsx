"use client";

import dynamic from "next/dynamic";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { getEvidenceParameter, restoreFocus } from "./open-evidence";

const Panel = dynamic(() => import("./evidence-panel").then((m) => m.EvidencePanel), { ssr: false });

/** Drawer with the evidence of the claim that the URL names, on any page. Loaded on first use. */
export function EvidenceDrawer() {
  const claimId = useSearchParams().get(getEvidenceParameter(usePathname()));
  useEffect(() => {
    if (claimId === null) restoreFocus();
  }, [claimId]);
  return claimId === null ? null : <Panel claim={claimId} />;
}
