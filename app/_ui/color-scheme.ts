/** Light, dark, or as the system has it. */
export type ColorScheme = "light" | "dark" | "auto";

/** The names that the library of controls looks for; the page sets the same before its first paint. */
const STORAGE_KEY = "mantine-color-scheme-value";
const ATTRIBUTE = "data-mantine-color-scheme";

const isColorScheme = (text: string | null): text is ColorScheme =>
  text === "light" || text === "dark" || text === "auto";

const getDarkMediaQuery = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

/** What this browser has chosen. */
export function readColorScheme(): ColorScheme {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return isColorScheme(stored) ? stored : "auto";
  } catch {
    return "auto";
  }
}

function applyColorScheme(scheme: ColorScheme): void {
  const dark = scheme === "auto" ? getDarkMediaQuery().matches : scheme === "dark";
  document.documentElement.setAttribute(ATTRIBUTE, dark ? "dark" : "light");
}

/** Changes the colours now, and for later where the browser keeps anything. */
export function setColorScheme(scheme: ColorScheme): void {
  applyColorScheme(scheme);
  try {
    window.localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // A browser that keeps nothing shows it for as long as the page is open.
  }
}

/** Follows the system, and the same board in another tab; gives what ends it. */
export function watchColorScheme(): () => void {
  const system = getDarkMediaQuery();
  const update = () => applyColorScheme(readColorScheme());
  // The system may have changed since the page was painted.
  update();
  system.addEventListener("change", update);
  window.addEventListener("storage", update);
  return () => {
    system.removeEventListener("change", update);
    window.removeEventListener("storage", update);
  };
}
