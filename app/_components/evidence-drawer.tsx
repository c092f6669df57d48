"use client";

import dynamic from "next/dynamic";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { evidenceKey, returnFocus } from "./open-evidence";

const Panel = dynamic(() => import("./evidence-panel").then((m) => m.EvidencePanel), { ssr: false });

/** The evidence beside any page, as its address says; its code is loaded when it is first asked for. */
export function EvidenceDrawer() {
  const claim = useSearchParams().get(evidenceKey(usePathname()));
  useEffect(() => {
    if (claim === null) returnFocus();
  }, [claim]);
  return claim === null ? null : <Panel claim={claim} />;
}
