"use client";

import { Modal } from "@mantine/core";
import { ThemedMantineProvider } from "@/app/_ui/themed-mantine-provider";
import { useRestoredFocus } from "@/app/_ui/use-restored-focus";
import classes from "./keyboard-help-dialog.module.css";

type Shortcut = readonly [keys: readonly string[], does: string];

const SHORTCUT_GROUPS: readonly (readonly [title: string, lines: readonly Shortcut[]])[] = [
  [
    "Anywhere",
    [
      [["/"], "search"],
      [["?"], "this list"],
      [["⌘K", "Ctrl K"], "go to a page, benchmark, model or paper"],
      [["Esc"], "close what is open"],
    ],
  ],
  [
    "In the table",
    [
      [["↑", "↓", "←", "→"], "from cell to cell"],
      [["Page ↑", "Page ↓"], "one screen up or down"],
      [["Home", "End"], "first or last cell of the row; with Ctrl of the table"],
      [["Enter"], "show the evidence"],
      [["X", "Space"], "select the row to compare"],
      [["C"], "copy the cell"],
      [["R"], "copy the row, for a spreadsheet"],
      [["O"], "follow the link of the cell"],
    ],
  ],
  [
    "On a heading (↑ from the first row)",
    [
      [["Enter"], "sort by it: one way, the other way, not at all"],
      [["Shift Enter"], "sort by it as well"],
      [["Ctrl ←", "Ctrl →"], "move the column"],
      [["Shift ←", "Shift →"], "make it narrower or wider"],
      [["P"], "keep it in sight while the others scroll"],
    ],
  ],
];

/** What the keys of this page do. */
export function KeyboardHelpDialog({ close: onClose }: { readonly close: () => void }) {
  useRestoredFocus();
  return (
    <ThemedMantineProvider>
      <Modal
        opened
        onClose={onClose}
        title="Keys"
        size={560}
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {SHORTCUT_GROUPS.map(([title, lines]) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            <dl className={classes.lines}>
              {lines.map(([keys, does]) => (
                <div key={does} className={classes.line}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key} className={classes.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Modal>
    </ThemedMantineProvider>
  );
}
