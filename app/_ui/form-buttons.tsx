"use client";

import { Button } from "@mantine/core";
import classes from "./form-buttons.module.css";

interface Props {
  readonly submitLabel: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** True if a dialog focuses the submit button when it opens. */
  readonly isFocused?: boolean;
  readonly onCancel: () => void;
}

/** The buttons at the end of a form: submit and cancel. */
export function FormButtons({ submitLabel, isBusy = false, isDisabled = false, isFocused = false, onCancel }: Props) {
  return (
    <div className={classes.buttons}>
      <Button
        size="xs"
        type="submit"
        loading={isBusy}
        disabled={isDisabled}
        data-autofocus={isFocused ? true : undefined}
      >
        {submitLabel}
      </Button>
      <Button size="xs" variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
