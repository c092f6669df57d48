/** Light, dark, or the setting of the operating system. */
export type ColorScheme = "light" | "dark" | "auto";

/** Names that Mantine uses; the script of the page sets the same attribute before the first paint. */
const STORAGE_KEY = "mantine-color-scheme-value";
const ATTRIBUTE = "data-mantine-color-scheme";

const isColorScheme = (text: string | null): text is ColorScheme =>
  text === "light" || text === "dark" || text === "auto";

const getDarkMediaQuery = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

/** Returns the scheme stored in this browser. */
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

/** Applies a scheme and stores it, if the browser allows storage. */
export function setColorScheme(scheme: ColorScheme): void {
  applyColorScheme(scheme);
  try {
    window.localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

/** Follows changes of the system setting and of other tabs. Returns the function that stops it. */
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
