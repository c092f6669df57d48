"use client";

import { Modal } from "@mantine/core";
import { Controls } from "@/app/_components/controls";
import { useReturnedFocus } from "@/app/_components/use-returned-focus";
import classes from "./help-dialog.module.css";

type Line = readonly [keys: readonly string[], does: string];

const GROUPS: readonly (readonly [title: string, lines: readonly Line[]])[] = [
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
export function HelpDialog({ close }: { readonly close: () => void }) {
  useReturnedFocus();
  return (
    <Controls>
      <Modal
        opened
        onClose={close}
        title="Keys"
        size={560}
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {GROUPS.map(([title, lines]) => (
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
    </Controls>
  );
}
