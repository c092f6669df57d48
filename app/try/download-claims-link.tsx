import type { Claim } from "@/lib/claim/claim";
import { toClaimJson } from "@/lib/claim/claim-json";

interface Props {
  readonly paper: string;
  readonly claims: readonly Claim[];
}

/** Downloads the claims in the format of `claimboard extract`. */
export function DownloadClaimsLink({ paper, claims }: Props) {
  if (claims.length === 0) return null;
  const lines = claims.map((claim) => `${toClaimJson(claim)}\n`).join("");
  return (
    <a href={`data:application/x-ndjson;charset=utf-8,${encodeURIComponent(lines)}`} download={`${paper}.ndjson`}>
      Download as NDJSON
    </a>
  );
}
