"use client";

import { Drawer, Skeleton } from "@mantine/core";
import { ClaimEvidenceView } from "./claim-evidence-view";
import classes from "./evidence-panel.module.css";
import { closeEvidence } from "./open-evidence";
import { ThemedMantineProvider } from "./themed-mantine-provider";
import { useEvidence } from "./use-evidence";

function EvidenceSkeleton() {
  return (
    <div aria-busy="true" role="status" aria-label="Loading evidence">
      <Skeleton height={30} width="55%" mb="xs" />
      <Skeleton height={14} width="70%" mb="xl" />
      <Skeleton height={110} mb="xl" />
      <Skeleton height={14} mb="xs" />
      <Skeleton height={14} width="80%" />
    </div>
  );
}

/** Drawer with the evidence of one claim. */
export function EvidencePanel({ claim: claimId }: { readonly claim: string }) {
  const { data, error, retry, replaceData } = useEvidence(claimId);
  return (
    <ThemedMantineProvider>
      <Drawer
        opened
        onClose={closeEvidence}
        position="right"
        size="min(600px, 100vw)"
        title="Evidence"
        closeButtonProps={{ "aria-label": "Close evidence" }}
        transitionProps={{ duration: 120 }}
        overlayProps={{ backgroundOpacity: 0.25 }}
        classNames={{ header: classes.header ?? "", title: classes.title ?? "", body: classes.body ?? "" }}
      >
        {error !== null ? (
          <p role="alert">
            {error}{" "}
            <button type="button" className={classes.retry} onClick={retry}>
              Try again
            </button>
          </p>
        ) : data === null ? (
          <EvidenceSkeleton />
        ) : (
          <ClaimEvidenceView key={data.claim.id} data={data} onChange={replaceData} />
        )}
      </Drawer>
    </ThemedMantineProvider>
  );
}
