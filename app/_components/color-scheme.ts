/** Light, dark, or as the system has it. */
export type ColorScheme = "light" | "dark" | "auto";

/** The names that the library of controls looks for; the page sets the same before its first paint. */
const KEY = "mantine-color-scheme-value";
const ATTRIBUTE = "data-mantine-color-scheme";

const isScheme = (text: string | null): text is ColorScheme => text === "light" || text === "dark" || text === "auto";

const systemIsDark = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

/** What this browser has chosen. */
export function readColorScheme(): ColorScheme {
  try {
    const kept = window.localStorage.getItem(KEY);
    return isScheme(kept) ? kept : "auto";
  } catch {
    return "auto";
  }
}

function show(scheme: ColorScheme): void {
  const dark = scheme === "auto" ? systemIsDark().matches : scheme === "dark";
  document.documentElement.setAttribute(ATTRIBUTE, dark ? "dark" : "light");
}

/** Changes the colours now, and for later where the browser keeps anything. */
export function chooseColorScheme(scheme: ColorScheme): void {
  show(scheme);
  try {
    window.localStorage.setItem(KEY, scheme);
  } catch {
    // A browser that keeps nothing shows it for as long as the page is open.
  }
}

/** Follows the system, and the same board in another tab; gives what ends it. */
export function followColorScheme(): () => void {
  const system = systemIsDark();
  const follow = () => show(readColorScheme());
  // The system may have changed since the page was painted.
  follow();
  system.addEventListener("change", follow);
  window.addEventListener("storage", follow);
  return () => {
    system.removeEventListener("change", follow);
    window.removeEventListener("storage", follow);
  };
}
