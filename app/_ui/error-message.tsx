import page from "./page.module.css";

/** Shows why an action failed and announces it to screen readers; renders nothing without a message. */
export function ErrorMessage({ message }: { readonly message: string | null }) {
  if (message === null) return null;
  return (
    <p role="alert" className={page.error}>
      {message}
    </p>
  );
}
