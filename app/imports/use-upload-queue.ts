"use client";

import { useRouter } from "next/navigation";
import { useEffect, useReducer, useRef } from "react";
import { sendUpload } from "@/app/_data/send-upload";
import { toReadSourceName } from "@/app/imports/pasted-source";
import type { PaperEdit } from "@/lib/api/paper-edit";
import {
  MAX_UPLOAD_BYTES,
  type UploadPreview,
  type UploadProgress,
  type UploadResult,
} from "@/lib/api/upload-progress";
import { getErrorMessage } from "@/lib/format/error-message";

/** A file that is being imported. */
export interface PendingUpload {
  readonly key: number;
  readonly name: string;
  readonly body: Blob;
  /** What is to be said about the papers besides their preview. */
  readonly note: string;
  /** Changes of the user to the papers, by their position. */
  readonly edits: ReadonlyMap<number, PaperEdit>;
  readonly state:
    | { readonly is: "reading" | "storing"; readonly progress: UploadProgress | null }
    /** `text`: the text itself if no paper was found in it. `isUpdating`: an edit is being read. */
    | { readonly is: "read"; readonly preview: UploadPreview; readonly text: string; readonly isUpdating: boolean }
    | { readonly is: "stored"; readonly result: UploadResult }
    /** `begun`: part of the file may be stored. */
    | { readonly is: "failed"; readonly error: string; readonly begun: boolean };
}

type UploadAction =
  | { readonly add: PendingUpload }
  | ({ readonly set: number; readonly state: PendingUpload["state"] } & Partial<Pick<PendingUpload, "edits" | "name">>)
  | { readonly drop: number };

function uploadsReducer(uploads: readonly PendingUpload[], action: UploadAction): readonly PendingUpload[] {
  if ("add" in action) return [...uploads, action.add];
  if ("drop" in action) return uploads.filter((one) => one.key !== action.drop);
  return uploads.map((one) =>
    one.key === action.set
      ? { ...one, state: action.state, edits: action.edits ?? one.edits, name: action.name ?? one.name }
      : one,
  );
}

export interface UploadQueue {
  readonly uploads: readonly PendingUpload[];
  readonly add: (name: string, body: Blob, note?: string) => void;
  /** Changes a paper of a preview. */
  readonly edit: (upload: PendingUpload, edit: PaperEdit) => Promise<void>;
  readonly store: (upload: PendingUpload) => Promise<void>;
  readonly dismiss: (upload: PendingUpload) => void;
}

const TOO_LARGE_MESSAGE = `the file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB; the command line accepts files of any size`;

/** Longer texts without papers are not kept for completion by hand. */
const MAX_KEPT_TEXT = 500_000;

/** Returns the text of an upload in which no paper was found, else an empty text. */
async function readUnreadText(body: Blob, { papers }: UploadPreview): Promise<string> {
  return papers.new + papers.known === 0 && body.size <= MAX_KEPT_TEXT ? body.text() : "";
}

/** Previews files one after the other; each is stored on confirmation. */
export function useUploadQueue(): UploadQueue {
  const router = useRouter();
  const [uploads, dispatch] = useReducer(uploadsReducer, []);
  const nextKey = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const abortControllers = useRef(new Map<number, AbortController>());

  // Leaving the page cancels previews; storing continues.
  useEffect(() => {
    const all = abortControllers.current;
    return () => {
      for (const abortController of all.values()) abortController.abort();
    };
  }, []);

  const runStep = (
    key: number,
    is: "reading" | "storing",
    work: (onProgress: (progress: UploadProgress) => void) => Promise<void>,
  ) => {
    let hasStored = false;
    const onProgress = (progress: UploadProgress) => {
      hasStored = is === "storing";
      dispatch({ set: key, state: { is, progress } });
    };
    return work(onProgress).catch((error: unknown) => {
      dispatch({ set: key, state: { is: "failed", error: getErrorMessage(error), begun: hasStored } });
      if (hasStored) router.refresh();
    });
  };
  const add: UploadQueue["add"] = (name, body, note = "") => {
    const key = ++nextKey.current;
    const isTooLarge = body.size > MAX_UPLOAD_BYTES;
    const state: PendingUpload["state"] = isTooLarge
      ? { is: "failed", error: TOO_LARGE_MESSAGE, begun: false }
      : { is: "reading", progress: null };
    dispatch({ add: { key, name, body, note, edits: new Map(), state } });
    if (isTooLarge) return;
    const stop = new AbortController();
    abortControllers.current.set(key, stop);
    queue.current = queue.current.then(() =>
      runStep(key, "reading", async (onProgress) => {
        const preview = await sendUpload<UploadPreview>("preview", name, body, { onProgress, signal: stop.signal });
        const text = await readUnreadText(body, preview);
        const papers = preview.papers.new + preview.papers.known;
        const readName = toReadSourceName(
          name,
          preview.shown.map(({ title }) => title),
          papers,
        );
        dispatch({ set: key, state: { is: "read", preview, text, isUpdating: false }, name: readName });
      }),
    );
  };
  const edit: UploadQueue["edit"] = ({ key, name, body, state, edits: earlier }, change) => {
    if (state.is !== "read") return Promise.resolve();
    const edits = new Map(earlier).set(change.number, { ...earlier.get(change.number), ...change });
    dispatch({ set: key, state: { ...state, isUpdating: true }, edits });
    return runStep(key, "reading", async () => {
      const preview = await sendUpload<UploadPreview>("preview", name, body, { edits: [...edits.values()] });
      dispatch({ set: key, state: { is: "read", preview, text: "", isUpdating: false } });
    });
  };
  const store: UploadQueue["store"] = ({ key, name, body, edits }) => {
    dispatch({ set: key, state: { is: "storing", progress: null } });
    return runStep(key, "storing", async (onProgress) => {
      const result = await sendUpload<UploadResult>("store", name, body, {
        edits: [...edits.values()],
        onProgress,
      });
      dispatch({ set: key, state: { is: "stored", result } });
      router.refresh();
    });
  };
  const dismiss: UploadQueue["dismiss"] = ({ key }) => {
    abortControllers.current.get(key)?.abort();
    dispatch({ drop: key });
  };
  return { uploads, add, edit, store, dismiss };
}
