"use client";

import dynamic from "next/dynamic";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { getEvidenceParameter, restoreFocus } from "./open-evidence";

const Panel = dynamic(() => import("./evidence-panel").then((m) => m.EvidencePanel), { ssr: false });

/** The evidence beside any page, as its address says; its code is loaded when it is first asked for. */
export function EvidenceDrawer() {
  const claimId = useSearchParams().get(getEvidenceParameter(usePathname()));
  useEffect(() => {
    if (claimId === null) restoreFocus();
  }, [claimId]);
  return claimId === null ? null : <Panel claim={claimId} />;
}
