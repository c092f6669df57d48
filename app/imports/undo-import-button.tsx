"use client";

import { Button, Modal } from "@mantine/core";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import page from "@/app/_ui/page.module.css";
import type { UndoPlan } from "@/db/queries/plan-undo";
import { getErrorMessage } from "@/lib/format/error-message";
import { formatCount } from "@/lib/format/numbers";
import classes from "./import-form.module.css";

type UndoState =
  | { readonly is: "closed" | "asking" }
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
          ? "No paper goes."
          : `${formatCount(papers, "paper")} that no other source has ${papers === 1 ? "goes" : "go"}, with ${formatCount(claims, "claim")}.`}
      </li>
      {shared > 0 && (
        <li>{`${formatCount(shared, "paper")} that other sources have too ${shared === 1 ? "stays" : "stay"}, with what those say.`}</li>
      )}
      {reviewed > 0 && (
        <li>
          <strong>{`${formatCount(reviewed, "claim")} that you reviewed ${reviewed === 1 ? "goes" : "go"} with their papers.`}</strong>
          {" What you said of them is kept and put on them again when the papers are imported again."}
        </li>
      )}
    </ul>
  );
}

/** Takes an import out, after saying what that does. */
export function UndoImportButton({ source, name }: { readonly source: string; readonly name: string }) {
  const router = useRouter();
  const [state, setState] = useState<UndoState>({ is: "closed" });
  const cancelButton = useRef<HTMLButtonElement>(null);
  const fail = (error: unknown) => {
    setState({ is: "failed", error: getErrorMessage(error) });
    cancelButton.current?.focus();
  };
  const open = () => {
    setState({ is: "asking" });
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
      <Button size="compact-xs" variant="default" onClick={open} aria-label={`Undo the import of ${name}`}>
        Undo
      </Button>
      <Modal
        opened={state.is !== "closed"}
        onClose={close}
        title={`Undo the import of ${name}?`}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {(state.is === "asking" || state.is === "undoing") && <p className={page.note}>One moment …</p>}
        {state.is === "failed" && <p role="alert">{`Nothing was undone: ${state.error}.`}</p>}
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
              Undo the import
            </Button>
          )}
          <Button size="xs" variant="default" onClick={close} ref={cancelButton} data-autofocus>
            Leave it
          </Button>
        </div>
      </Modal>
    </>
  );
}
