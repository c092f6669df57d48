"use client";

import { Button, Modal } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { ErrorMessage } from "@/app/_ui/error-message";
import page from "@/app/_ui/page.module.css";
import type { UndoPlan } from "@/db/queries/plan-undo";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount } from "@/lib/format/numbers";
import classes from "./import-form.module.css";

type UndoState =
  | { readonly is: "closed" | "confirming" }
  | { readonly is: "plan" | "undoing"; readonly plan: UndoPlan }
  | { readonly is: "failed"; readonly error: string };

async function requestUndo(source: string, method: "GET" | "POST"): Promise<UndoPlan> {
  const response = await fetchOrThrow(`/imports/undo?${new URLSearchParams({ source })}`, { method });
  return response.json();
}

function UndoPlanList({ plan: { papers, claims, reviewed, shared } }: { readonly plan: UndoPlan }) {
  return (
    <ul className={classes.plan}>
      <li>
        {papers === 0
          ? "No papers will be removed."
          : `${formatCount(papers, "paper")} from this source only will be removed, with ${formatCount(claims, "claim")}.`}
      </li>
      {shared > 0 && (
        <li>{`${formatCount(shared, "paper")} also in other sources will be kept, with the data from those sources.`}</li>
      )}
      {reviewed > 0 && (
        <li>
          <strong>{`${formatCount(reviewed, "reviewed claim")} will be removed with ${reviewed === 1 ? "its paper" : "their papers"}.`}</strong>
          {" Reviews are kept and applied again if the papers are imported again."}
        </li>
      )}
    </ul>
  );
}

/** Button that undoes an import after a confirmation with its effects. */
export function UndoImportButton({ source, name }: { readonly source: string; readonly name: string }) {
  const router = useRouter();
  const [state, setState] = useState<UndoState>({ is: "closed" });
  const cancelButton = useRef<HTMLButtonElement>(null);
  const fail = (error: unknown) => {
    setState({ is: "failed", error: getErrorMessage(error) });
    cancelButton.current?.focus();
  };
  const open = () => {
    setState({ is: "confirming" });
    requestUndo(source, "GET").then((plan) => setState({ is: "plan", plan }), fail);
  };
  const undo = () => {
    if (state.is !== "plan") return;
    setState({ is: "undoing", plan: state.plan });
    requestUndo(source, "POST").then(() => {
      setState({ is: "closed" });
      router.refresh();
    }, fail);
  };
  const close = () => setState({ is: "closed" });
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={open} aria-label={`Undo import of ${name}`}>
        Undo
      </Button>
      <Modal opened={state.is !== "closed"} onClose={close} title={`Undo import of ${name}?`} centered>
        {(state.is === "confirming" || state.is === "undoing") && <p className={page.note}>One moment …</p>}
        {state.is === "failed" && <ErrorMessage message={`Undo failed: ${state.error}.`} />}
        {"plan" in state && <UndoPlanList plan={state.plan} />}
        <div className={classes.actions}>
          {"plan" in state && (
            <Button
              size="xs"
              color="red.9"
              onClick={undo}
              data-disabled={state.is === "undoing"}
              aria-disabled={state.is === "undoing"}
            >
              Undo import
            </Button>
          )}
          <Button size="xs" variant="default" onClick={close} ref={cancelButton} data-autofocus>
            Cancel
          </Button>
        </div>
      </Modal>
    </>
  );
}
