"use client";

import { useEffect } from "react";
import page from "./_ui/page.module.css";

interface Props {
  readonly error: Error & { digest?: string };
  readonly retry: () => void;
}

export default function ErrorPage({ error, retry }: Props) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className={page.narrow} role="alert">
      <h1>This page could not be loaded</h1>
      <p className={page.lead}>
        The database may be missing, damaged, or in use by a newer version.{" "}
        {error.digest ? (
          <>
            The server printed the reason under the id <code>{error.digest}</code>.
          </>
        ) : (
          "The reason is in the terminal of the server."
        )}
      </p>
      <p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
