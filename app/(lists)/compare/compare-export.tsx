import { ExportMenu } from "@/app/_components/export-menu";
import type { Claim } from "@/lib/claim";
import { claimsAddress } from "@/lib/claims-address";

/** More ids make no address. */
const MOST = 100;

/** The claims that are compared, as a file. */
export function CompareExport({ claims }: { readonly claims: readonly Claim[] }) {
  if (claims.length === 0 || claims.length > MOST) return null;
  return <ExportMenu address={claimsAddress(claims.map(({ id }) => id))} total={claims.length} />;
}
