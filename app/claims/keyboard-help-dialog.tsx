"use client";

import { Dialog } from "@/app/_ui/dialog";
import classes from "./keyboard-help-dialog.module.css";

type Shortcut = readonly [keys: readonly string[], description: string];

/** Groups of keys, each with a title. */
export type ShortcutGroups = readonly (readonly [title: string, lines: readonly Shortcut[]])[];

const CLAIMS_SHORTCUTS: ShortcutGroups = [
  [
    "Anywhere",
    [
      [["/"], "search"],
      [["?"], "show keyboard shortcuts"],
      [["⌘K", "Ctrl K"], "go to a page, benchmark, model or paper"],
      [["Esc"], "close panel or dialog"],
    ],
  ],
  [
    "In the table",
    [
      [["↑", "↓", "←", "→"], "move between cells"],
      [["Page ↑", "Page ↓"], "one screen up or down"],
      [["Home", "End"], "first or last cell of the row (with Ctrl: of the table)"],
      [["Enter"], "show evidence"],
      [["X", "Space"], "select row for comparison"],
      [["C"], "copy cell"],
      [["R"], "copy row for a spreadsheet"],
      [["O"], "open link in cell"],
    ],
  ],
  [
    "On a column heading (↑ from the first row)",
    [
      [["Enter"], "sort, reverse, stop sorting"],
      [["Shift Enter"], "add to sort order"],
      [["Ctrl ←", "Ctrl →"], "move column"],
      [["Shift ←", "Shift →"], "change column width"],
      [["P"], "pin or unpin column"],
    ],
  ],
];

interface Props {
  readonly onClose: () => void;
  /** Those of the table of claims by default. */
  readonly groups?: ShortcutGroups;
}

/** The keyboard shortcuts of a page. */
export function KeyboardHelpDialog({ onClose, groups = CLAIMS_SHORTCUTS }: Props) {
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" size={560}>
      {groups.map(([title, lines]) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl className={classes.lines}>
            {lines.map(([keys, description]) => (
              <div key={description} className={classes.line}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
