"use client";

import type { ReactNode } from "react";

/** Link to the sign-in page of the server, which returns to the address of this page. */
export function SignInLink({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    // A full navigation: the sign-in page is not part of the dashboard.
    <a
      href="/login"
      className={className}
      onClick={({ currentTarget }) => {
        const { pathname, search } = window.location;
        currentTarget.href = `/login?${new URLSearchParams({ next: pathname + search })}`;
      }}
    >
      {children}
    </a>
  );
}
