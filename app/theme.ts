import { createTheme, type MantineColorsTuple } from "@mantine/core";

/** Ink blue: the only colour of the frame; the others are for data. */
const ink: MantineColorsTuple = [
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

const SYSTEM = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial';

export const theme = createTheme({
  colors: { ink },
  primaryColor: "ink",
  primaryShade: 7,
  autoContrast: true,
  fontFamily: `${SYSTEM}, sans-serif`,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  headings: { fontFamily: `${SYSTEM}, sans-serif`, fontWeight: "640" },
  defaultRadius: "sm",
  cursorType: "pointer",
  respectReducedMotion: true,
});
