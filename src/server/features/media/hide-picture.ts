import type { RedactionArea } from '#domain/media/redaction-area.ts';
import { redactionTiles } from '#domain/media/redaction-edit.ts';

export type HiddenPicture = {
  readonly start: number;
  readonly end: number;
  /** A plain cover instead of tiles. */
  readonly videoCover: boolean;
  /** Null: the whole picture. */
  readonly area: RedactionArea | null;
};

/** The filter that hides these parts of the picture; it ends in `[hidden]`. */
export function hidePicture(parts: readonly HiddenPicture[]): string {
  const alike = Object.values(
    Object.groupBy(parts, ({ area, videoCover }) => JSON.stringify([area, videoCover])),
  );
  const steps = alike.flatMap((group = [], at) => {
    const [first] = group;
    if (!first) return [];
    const when = during(group);
    if (first.videoCover) return [cover(first.area ?? wholePicture, when)];
    return [first.area ? tilesIn(first.area, when, at) : tiles(when)];
  });
  // The encoder takes even sizes only, and areas end on even pixels.
  const chain = ["scale='2*trunc(iw/2)':'2*trunc(ih/2)'", ...steps];
  return chain
    .map(
      (step, at) =>
        `[${at === 0 ? '0:v:0' : `v${at}`}]${step}[${at + 1 === chain.length ? 'hidden' : `v${at + 1}`}]`,
    )
    .join(';');
}

const wholePicture: RedactionArea = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Scaled down and up again, not softened: a soft blur can be reversed. The grid has the same number of tiles for every
 * size: tiles of a fixed size would show more of a sharper picture.
 */
function tiles(when: string): string {
  const [across, down] = ['iw', 'ih'].map((side) => `'max(2,round(${redactionTiles}*${side}/max(iw,ih)))'`);
  return (
    `split[clear][copy];[copy]scale=${across}:${down}:flags=area[small];` +
    '[small][clear]scale2ref=flags=neighbor[blurred][shown];' +
    `[shown][blurred]overlay=enable='${when}'`
  );
}

/** As large as those of the whole picture: a finer grid would show what is written small. */
function tilesIn(area: RedactionArea, when: string, at: number): string {
  const { x, y, width, height } = edges(area);
  const [across, down] = ['iw', 'ih'].map(
    (side) => `'max(1,floor(${redactionTiles}*${side}/max(iw/${area.width},ih/${area.height})))'`,
  );
  return (
    `split[clear${at}][copy${at}];` +
    `[copy${at}]crop=w='${width('iw')}':h='${height('ih')}':x='${x('iw')}':y='${y('ih')}',split[piece${at}][size${at}];` +
    `[piece${at}]scale=${across}:${down}:flags=area[small${at}];` +
    `[small${at}][size${at}]scale2ref=flags=neighbor[blurred${at}][spare${at}];[spare${at}]nullsink;` +
    `[clear${at}][blurred${at}]overlay=x='${x('main_w')}':y='${y('main_h')}':enable='${when}'`
  );
}

function cover(area: RedactionArea, when: string): string {
  const { x, y, width, height } = edges(area);
  const box = `x='${x('iw')}':y='${y('ih')}':w='${width('iw')}':h='${height('ih')}'`;
  return `drawbox=${box}:color=black:t=fill:enable='${when}'`;
}

/** On even pixels, outward: color is kept for two pixels at once. */
function edges(area: RedactionArea) {
  const first = (share: number) => (side: string) => `2*floor(${side}*${share}/2)`;
  const length = (share: number, size: number) => (side: string) =>
    `2*ceil(${side}*${Math.min(1, share + size)}/2)-2*floor(${side}*${share}/2)`;
  return {
    x: first(area.x),
    y: first(area.y),
    width: length(area.x, area.width),
    height: length(area.y, area.height),
  };
}

/** When any of them holds, as a condition of ffmpeg. */
export function during(spans: readonly { readonly start: number; readonly end: number }[]): string {
  return spans.map(({ start, end }) => `between(t,${start.toFixed(3)},${end.toFixed(3)})`).join('+');
}
