"use client";

import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { useRestoredFocus } from "@/app/_ui/use-restored-focus";

/** The filters on narrow screens. */
export function FilterDrawer({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  useRestoredFocus();
  return (
    <ThemedMantineProvider>
      <Drawer
        opened
        onClose={onClose}
        title="Filters"
        size="min(340px, 92vw)"
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ "aria-label": "Close filters" }}
      >
        {children}
      </Drawer>
    </ThemedMantineProvider>
  );
}
