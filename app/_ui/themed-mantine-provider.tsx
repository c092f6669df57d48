"use client";

import "./mantine.css";
import { createTheme, type MantineColorsTuple, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";

/** Ink blue: the only colour of the frame; the others are for data. */
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

/** A dialog's title stands in a `header`, which would count as a second head of the page. */
const DIALOG_THEME = { defaultProps: { attributes: { header: { role: "presentation" } } } };

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
 * Around what uses the library's controls: dialogs, panels and forms. Pages stand outside of it, so that they load
 * neither its code nor its styles first. It has no say over light and dark; that is the header's.
 */
export function ThemedMantineProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getRootElement={() => undefined} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
