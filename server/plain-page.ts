import { escapeMarkup } from "@/lib/format/escape-markup";

/** Pages that the server shows without the dashboard: sign-in and errors. They work without scripts. */

const STYLE = `
:root { color-scheme: light dark; --bg: #fbfbf9; --surface: #fff; --line: #c9c7c0; --ink: #1b1b1a; --dim: #67645e; --accent: #0b5fa5; --on: #fff; --bad: #b34700 }
@media (prefers-color-scheme: dark) { :root { --bg: #131519; --surface: #1a1d22; --line: #454b55; --ink: #ececea; --dim: #9c9b96; --accent: #7db8ec; --on: #10141a; --bad: #f09355 } }
* { box-sizing: border-box }
body { margin: 0; padding: 12vh 20px 40px; background: var(--bg); color: var(--ink); font: 15px/1.5 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif }
main { max-width: 400px; margin: 0 auto; padding: 28px; background: var(--surface); border: 1px solid var(--line); border-radius: 10px }
.brand { display: flex; align-items: center; gap: 9px; font-weight: 680 }
h1 { margin: 22px 0 6px; font-size: 22px; line-height: 1.25 }
p { margin: 0 0 14px; color: var(--dim) }
p[role=alert] { color: var(--bad); font-weight: 600 }
label { display: block; margin: 16px 0 0; font-weight: 600 }
.hint { margin: 5px 0 0; font-size: 13px }
input { display: block; width: 100%; margin-top: 5px; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--bg); color: inherit; font: inherit }
button { margin-top: 20px; padding: 8px 16px; border: 0; border-radius: 6px; background: var(--accent); color: var(--on); font: inherit; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
a { color: var(--accent) }
details { margin-top: 24px; color: var(--dim) }
details label { color: var(--ink) }
`;

const LOGO = `<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#0b4f8a"/><path d="M9.5 20.5 22 11" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="9" cy="21" r="4" fill="#0b4f8a" stroke="#fff" stroke-width="2.5"/><circle cx="23" cy="10.5" r="5" fill="#fff"/></svg>`;

/**
 * Builds a page.
 * @param title text of its heading
 * @param body HTML below the heading
 */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} · Claimboard</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="brand">${LOGO}Claimboard</div>
<h1>${escapeMarkup(title)}</h1>
${body}
</main>
</body>
</html>
`;
