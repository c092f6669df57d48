import { ImageResponse } from "next/og";
import { etagOf, isKnown } from "@/app/_data/etag";
import { CARD_SIZE } from "@/app/_data/share";
import type { CardRow, ShareCard } from "@/lib/share-card";

const INK = "#1b1b1a";
const SOFT = "#67645e";
const RULE = "#e3e2dd";
const ACCENT = "#0b5fa5";
const WORSE = "#b34700";
const TRACK = 330;
const DOT = 20;

function Brand({ kind }: { readonly kind: string }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 18, fontSize: 30, color: SOFT }}>
      <svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#0b4f8a" />
        <path d="M9.5 20.5 22 11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        <circle cx="9" cy="21" r="4" fill="#0b4f8a" stroke="#fff" strokeWidth="2.5" />
        <circle cx="23" cy="10.5" r="5" fill="#fff" />
      </svg>
      <div style={{ color: INK }}>Claimboard</div>
      {kind !== "Claimboard" && <div>{kind}</div>}
    </div>
  );
}

/** From a ring to a dot, as on the page. */
function Track({ from, to, worse }: NonNullable<CardRow["track"]>) {
  const colour = worse ? WORSE : ACCENT;
  const x = (percent: number) => (percent / 100) * (TRACK - DOT);
  const start = from ?? to;
  return (
    <div style={{ display: "flex", position: "relative", width: TRACK, height: DOT }}>
      <div style={{ position: "absolute", top: DOT / 2 - 1, width: TRACK, height: 2, background: RULE }} />
      {from !== null && (
        <>
          <div
            style={{
              position: "absolute",
              top: DOT / 2 - 2,
              left: x(Math.min(start, to)) + DOT / 2,
              width: Math.abs(x(to) - x(start)),
              height: 5,
              background: colour,
              opacity: 0.45,
            }}
          />
          <div
            style={{
              position: "absolute",
              left: x(from),
              width: DOT,
              height: DOT,
              borderRadius: DOT,
              border: "4px solid #6b6861",
              background: "#fff",
            }}
          />
        </>
      )}
      <div
        style={{ position: "absolute", left: x(to), width: DOT, height: DOT, borderRadius: DOT, background: colour }}
      />
    </div>
  );
}

function Row({ name, figures, track }: CardRow) {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 28,
        height: 54,
        borderTop: `1px solid ${RULE}`,
        fontSize: 25,
      }}
    >
      <div style={{ flex: 1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>{name}</div>
      {track && <Track {...track} />}
      <div style={{ display: "flex", justifyContent: "flex-end", minWidth: 300, color: ACCENT, whiteSpace: "nowrap" }}>
        {figures}
      </div>
    </div>
  );
}

const titleSize = (title: string): number => (title.length <= 22 ? 76 : title.length <= 60 ? 56 : 44);

/** The picture of a shared link, if the one who asks has not got it. Its font is in the program; nothing is fetched. */
export function cardImage(request: Request, card: ShareCard): Response {
  const etag = etagOf(`${process.env.PROGRAM_VERSION} ${JSON.stringify(card)}`);
  const headers = { ETag: etag, "Cache-Control": "no-cache" };
  return isKnown(request, etag) ? new Response(null, { status: 304, headers }) : drawCard(card, headers);
}

function drawCard({ kind, title, facts, rows }: ShareCard, headers: Readonly<Record<string, string>>): ImageResponse {
  const words = title ?? `A ${kind.toLowerCase()}`;
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
        color: INK,
      }}
    >
      <Brand kind={kind} />
      <div style={{ display: "flex", flexDirection: "column", gap: 14 }}>
        <div
          style={{
            display: "block",
            fontSize: titleSize(words),
            lineHeight: 1.15,
            lineClamp: 3,
            wordBreak: "break-word",
          }}
        >
          {words}
        </div>
        <div style={{ fontSize: 28, color: SOFT }}>{facts}</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is drawn once
          <Row key={at} {...row} />
        ))}
      </div>
    </div>,
    { ...CARD_SIZE, headers },
  );
}
