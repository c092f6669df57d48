"use client";

import { Modal, type ModalProps } from "@mantine/core";
import { ThemedMantineProvider } from "./themed-mantine-provider";
import { useRestoredFocus } from "./use-restored-focus";

/** A modal dialog that is mounted while it is open; the focus returns when it is closed. */
export function Dialog(props: Omit<ModalProps, "opened">) {
  useRestoredFocus();
  return (
    <ThemedMantineProvider>
      <Modal opened transitionProps={{ duration: 0 }} {...props} />
    </ThemedMantineProvider>
  );
}
