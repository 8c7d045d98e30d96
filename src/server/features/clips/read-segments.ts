/** A piece of a stream and where it starts in the recording. */
export type Segment = { readonly name: string; readonly start: number; readonly end: number };

/** The pieces that a playlist of ours names, in their order. */
export function readSegments(playlist: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  let length = 0;
  for (const line of playlist.split('\n')) {
    const seconds = /^#EXTINF:(?<seconds>[\d.]+)/.exec(line)?.groups?.['seconds'];
    if (seconds !== undefined) length = Number(seconds);
    else if (/^seg\d{5}\.m4s$/.test(line)) {
      segments.push({ name: line, start: at, end: at + length });
      at += length;
    }
  }
  return segments;
}
