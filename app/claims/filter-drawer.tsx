"use client";

import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { useRestoredFocus } from "@/app/_ui/use-restored-focus";

/** The filters where they have no place beside the table. */
export function FilterDrawer({
  close: onClose,
  children,
}: {
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  useRestoredFocus();
  return (
    <ThemedMantineProvider>
      <Drawer
        opened
        onClose={onClose}
        title="Filters"
        size="min(340px, 92vw)"
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ "aria-label": "Close the filters" }}
      >
        {children}
      </Drawer>
    </ThemedMantineProvider>
  );
}
