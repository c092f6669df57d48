import { useId } from "react";
import classes from "./segmented-choice.module.css";

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onSelect: (value: Value) => void;
}

/** Segmented control: a row of links, one of which is selected. */
export function SegmentedChoice<Value extends string>({ label, choices, value, onSelect }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.switch}>
      {choices.map(([key, text]) => (
        <label key={key} className={classes.choice}>
          <input type="radio" name={name} checked={key === value} onChange={() => onSelect(key)} />
          {text}
        </label>
      ))}
    </div>
  );
}
