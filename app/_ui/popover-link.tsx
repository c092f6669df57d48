"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { closePopover } from "./popover-button";

/** A link that may stand in a panel: following it closes the panel, and the focus returns to its button. */
export function PopoverLink(props: Omit<ComponentProps<typeof Link>, "onClick">) {
  return <Link {...props} onClick={({ currentTarget }) => closePopover(currentTarget)} />;
}
