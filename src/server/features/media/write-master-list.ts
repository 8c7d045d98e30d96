import type { Output } from './outputs.ts';

type Made = Pick<Output, 'kind' | 'meta' | 'bytes'>;

/** Where each stream lies below the list of them, the light one first: players begin with it. */
const places = [
  ['hls-v2', 'index.m3u8'],
  ['hls-sharp', 'sharp/index.m3u8'],
] as const;

/** The list that a player chooses from by its connection; undefined where no stream is there. */
export function writeMasterList(outputs: readonly Made[]): string | undefined {
  const streams = places.flatMap(([kind, place]) => {
    const made = outputs.find((output) => output.kind === kind);
    return made ? [`#EXT-X-STREAM-INF:${attributesOf(made)}\n${place}`] : [];
  });
  if (streams.length === 0) return undefined;
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams].join('\n')}\n`;
}

function attributesOf({ meta, bytes }: Made): string {
  const { bandwidth, duration, width, height } = meta;
  // Streams from before there were two say only how long they are.
  const peak =
    typeof bandwidth === 'number' ? bandwidth : (12 * bytes) / (typeof duration === 'number' ? duration : 60);
  const size =
    typeof width === 'number' && typeof height === 'number' ? [`RESOLUTION=${width}x${height}`] : [];
  return [`BANDWIDTH=${Math.max(1, Math.ceil(peak))}`, ...size].join(',');
}
