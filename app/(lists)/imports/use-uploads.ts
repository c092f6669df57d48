"use client";

import { useRouter } from "next/navigation";
import { useEffect, useReducer, useRef } from "react";
import { sendUpload } from "@/app/_data/send-upload";
import { UPLOAD_LIMIT, type UploadPreview, type UploadProgress, type UploadResult } from "@/lib/import-progress";
import { messageOf } from "@/lib/message-of";

/** A file on its way into the board. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly body: Blob;
  readonly state:
    | { readonly is: "reading" | "storing"; readonly progress: UploadProgress | null }
    | { readonly is: "read"; readonly preview: UploadPreview }
    | { readonly is: "stored"; readonly result: UploadResult }
    /** `begun`: some of it may be stored. */
    | { readonly is: "failed"; readonly error: string; readonly begun: boolean };
}

type Change =
  | { readonly add: Upload }
  | { readonly set: number; readonly state: Upload["state"] }
  | { readonly drop: number };

function reduce(uploads: readonly Upload[], change: Change): readonly Upload[] {
  if ("add" in change) return [...uploads, change.add];
  if ("drop" in change) return uploads.filter((one) => one.key !== change.drop);
  return uploads.map((one) => (one.key === change.set ? { ...one, state: change.state } : one));
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (name: string, body: Blob) => void;
  readonly store: (upload: Upload) => Promise<void>;
  readonly drop: (upload: Upload) => void;
}

const TOO_LARGE = `it is larger than ${UPLOAD_LIMIT / 1024 / 1024} MB; the command line takes files of any size`;

/** Files are read one after the other and shown; each is stored when the person says so. */
export function useUploads(): Uploads {
  const router = useRouter();
  const [uploads, change] = useReducer(reduce, []);
  const serial = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<number, AbortController>());

  // Whoever leaves the page sees nothing of what is read; what is stored goes on.
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const run = (
    key: number,
    is: "reading" | "storing",
    work: (onProgress: (progress: UploadProgress) => void) => Promise<void>,
  ) => {
    let begun = false;
    const onProgress = (progress: UploadProgress) => {
      begun = is === "storing";
      change({ set: key, state: { is, progress } });
    };
    return work(onProgress).catch((error: unknown) => {
      change({ set: key, state: { is: "failed", error: messageOf(error), begun } });
      if (begun) router.refresh();
    });
  };
  const add: Uploads["add"] = (name, body) => {
    const key = ++serial.current;
    const large = body.size > UPLOAD_LIMIT;
    const state: Upload["state"] = large
      ? { is: "failed", error: TOO_LARGE, begun: false }
      : { is: "reading", progress: null };
    change({ add: { key, name, body, state } });
    if (large) return;
    const stop = new AbortController();
    stops.current.set(key, stop);
    queue.current = queue.current.then(() =>
      run(key, "reading", async (onProgress) => {
        const preview = await sendUpload<UploadPreview>("preview", name, body, { onProgress, signal: stop.signal });
        change({ set: key, state: { is: "read", preview } });
      }),
    );
  };
  const store: Uploads["store"] = ({ key, name, body }) => {
    change({ set: key, state: { is: "storing", progress: null } });
    return run(key, "storing", async (onProgress) => {
      const result = await sendUpload<UploadResult>("store", name, body, { onProgress });
      change({ set: key, state: { is: "stored", result } });
      router.refresh();
    });
  };
  const drop: Uploads["drop"] = ({ key }) => {
    stops.current.get(key)?.abort();
    change({ drop: key });
  };
  return { uploads, add, store, drop };
}
