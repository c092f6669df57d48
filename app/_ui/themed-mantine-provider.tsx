"use client";

import "./mantine.css";
import { createTheme, type MantineColorsTuple, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";

/** Ink blue, the only interface color; other colors are reserved for data. */
const INK_COLORS: MantineColorsTuple = [
  "#eaf3fb",
  "#d3e4f3",
  "#a5c8e6",
  "#74aada",
  "#4c91cf",
  "#3380c9",
  "#2172bd",
  "#0b5fa5",
  "#0b4f8a",
  "#063f70",
];

/** The header of a dialog would be a second banner landmark of the page, and its close button has no text. */
const DIALOG_THEME = {
  defaultProps: { attributes: { header: { role: "presentation" } }, closeButtonProps: { "aria-label": "Close" } },
};

const theme = createTheme({
  components: { Drawer: DIALOG_THEME, Modal: DIALOG_THEME },
  colors: { ink: INK_COLORS },
  primaryColor: "ink",
  primaryShade: 7,
  autoContrast: true,
  fontFamily: "var(--sans)",
  fontFamilyMonospace: "var(--mono)",
  headings: { fontFamily: "var(--sans)", fontWeight: "640" },
  defaultRadius: "sm",
  cursorType: "pointer",
});

/**
 * Wraps dialogs, panels and forms that use Mantine. Pages stay outside, so that their first load has neither its code
 * nor its styles. The header controls the color scheme.
 */
export function ThemedMantineProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getRootElement={() => undefined} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
