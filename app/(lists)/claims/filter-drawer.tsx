"use client";

import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import { Controls } from "@/app/_components/controls";
import { useReturnedFocus } from "@/app/_components/use-returned-focus";

/** The filters where they have no place beside the table. */
export function FilterDrawer({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  useReturnedFocus();
  return (
    <Controls>
      <Drawer
        opened
        onClose={close}
        title="Filters"
        size="min(340px, 92vw)"
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ "aria-label": "Close the filters" }}
      >
        {children}
      </Drawer>
    </Controls>
  );
}
