import { ImageResponse } from "next/og";
import { SHARE_CARD_SIZE } from "@/app/_cards/share-metadata";
import { matchesEtag, toEtag } from "@/app/_data/etag";
import type { ShareCard, ShareCardRow } from "@/lib/charts/share-card";

const TEXT_COLOR = "#1b1b1a";
const MUTED_COLOR = "#67645e";
const LINE_COLOR = "#e3e2dd";
const ACCENT_COLOR = "#0b5fa5";
const WORSE_COLOR = "#b34700";
const TRACK_WIDTH = 330;
const DOT_SIZE = 20;

function Brand({ kind }: { readonly kind: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 30, color: MUTED_COLOR }}>
      <svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#0b4f8a" />
        <path d="M9.5 20.5 22 11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <circle cx="9" cy="21" r="4" fill="#0b4f8a" stroke="#fff" strokeWidth="2.5" />
        <circle cx="23" cy="10.5" r="5" fill="#fff" />
      </svg>
      <div style={{ color: TEXT_COLOR }}>Claimboard</div>
      {kind !== "Claimboard" && <div>{kind}</div>}
    </div>
  );
}

/** Before value as a ring and after value as a dot, as on the page. */
function ValueTrack({ from, to, worse }: NonNullable<ShareCardRow["track"]>) {
  const color = worse ? WORSE_COLOR : ACCENT_COLOR;
  const toX = (percent: number) => (percent / 100) * (TRACK_WIDTH - DOT_SIZE);
  const start = from ?? to;
  return (
    <div style={{ display: "flex", position: "relative", width: TRACK_WIDTH, height: DOT_SIZE }}>
      <div
        style={{ position: "absolute", top: DOT_SIZE / 2 - 1, width: TRACK_WIDTH, height: 2, background: LINE_COLOR }}
      />
      {from !== null && (
        <>
          <div
            style={{
              position: "absolute",
              top: DOT_SIZE / 2 - 2,
              left: toX(Math.min(start, to)) + DOT_SIZE / 2,
              width: Math.abs(toX(to) - toX(start)),
              height: 5,
              background: color,
              opacity: 0.45,
            }}
          />
          <div
            style={{
              position: "absolute",
              left: toX(from),
              width: DOT_SIZE,
              height: DOT_SIZE,
              borderRadius: DOT_SIZE,
              border: "4px solid #6b6861",
              background: "#fff",
            }}
          />
        </>
      )}
      <div
        style={{
          position: "absolute",
          left: toX(to),
          width: DOT_SIZE,
          height: DOT_SIZE,
          borderRadius: DOT_SIZE,
          background: color,
        }}
      />
    </div>
  );
}

function ShareCardRowView({ name, values: figures, track }: ShareCardRow) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 28,
        height: 54,
        borderTop: `1px solid ${LINE_COLOR}`,
        fontSize: 25,
      }}
    >
      <div style={{ flex: 1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>{name}</div>
      {track && <ValueTrack {...track} />}
      <div
        style={{
          display: "flex",
          justifyContent: "flex-end",
          minWidth: 300,
          color: ACCENT_COLOR,
          whiteSpace: "nowrap",
        }}
      >
        {figures}
      </div>
    </div>
  );
}

const getTitleSize = (title: string): number => (title.length <= 22 ? 76 : title.length <= 60 ? 56 : 44);

/** Responds with the preview image of a shared link, or with 304 if the client has it. The font is bundled. */
export function shareCardResponse(request: Request, card: ShareCard): Response {
  const etag = toEtag(`${process.env.PROGRAM_VERSION} ${JSON.stringify(card)}`);
  const headers = { ETag: etag, "Cache-Control": "no-cache" };
  return matchesEtag(request, etag) ? new Response(null, { status: 304, headers }) : renderShareCard(card, headers);
}

function renderShareCard(
  { kind, title, facts, rows }: ShareCard,
  headers: Readonly<Record<string, string>>,
): ImageResponse {
  const titleText = title ?? `A ${kind.toLowerCase()}`;
  return new ImageResponse(
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: "52px 64px",
        background: "#fbfbf9",
        color: TEXT_COLOR,
      }}
    >
      <Brand kind={kind} />
      <div style={{ display: "flex", flexDirection: "column", gap: 14 }}>
        <div
          style={{
            display: "block",
            fontSize: getTitleSize(titleText),
            lineHeight: 1.15,
            lineClamp: 3,
            wordBreak: "break-word",
          }}
        >
          {titleText}
        </div>
        <div style={{ fontSize: 28, color: MUTED_COLOR }}>{facts}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the image is rendered once
          <ShareCardRowView key={at} {...row} />
        ))}
      </div>
    </div>,
    { ...SHARE_CARD_SIZE, headers },
  );
}
