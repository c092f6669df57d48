import Link from "next/link";
import page from "@/app/_ui/page.module.css";
import type { DataQuality } from "@/db/queries/get-data-quality";
import { formatCount, formatNumber } from "@/lib/format/numbers";

/** How many claims are certain and reviewed, with a link to the page that says how far to trust them. */
export function DataQualityLine({ quality: { claims, certain, reviewed } }: { readonly quality: DataQuality }) {
  return (
    <p className={page.prose}>
      {claims > 0 &&
        `${formatNumber(certain)} of ${formatCount(claims, "claim")} ${certain === 1 ? "has" : "have"} grade “certain”, ${formatNumber(reviewed)} ${reviewed === 1 ? "was" : "were"} reviewed. `}
      <Link href="/quality">How far can I trust this board?</Link>
    </p>
  );
}
