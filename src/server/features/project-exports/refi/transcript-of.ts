import { codePointsOf } from '#domain/refi/code-points.ts';
import { noStamp, type RefiTranscript, type SyncPoint } from '#domain/refi/refi-source.ts';
import { isTimed } from '#domain/transcripts/transcript.ts';
import { offsetAt } from '#editor/text/text-positions.ts';
import { toText } from '#editor/text/to-text.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { Stretch, TextPart } from './document-parts.ts';
import { milliseconds, saidOf, type Highlighted } from './selections.ts';
import type { ExportedHighlight } from './read-highlights.ts';

/** What was said, with a sync point where each utterance and each selection begins and ends. */
export function transcriptOf(all: Highlighted, part: TextPart, guid: string): RefiTranscript {
  const points = codePointsOf(part.text);
  const known = new Map<string, SyncPoint>();
  const sync = (offset: number, seconds: number | null): string => {
    const [position, timeStamp] = [points.at(offset), seconds === null ? null : milliseconds(seconds)];
    const pointGuid = derivedGuid(guid, position, timeStamp ?? '');
    known.set(pointGuid, { guid: pointGuid, timeStamp, position });
    return pointGuid;
  };
  const lines = linesOf(part);
  for (const { start, end, from, to } of lines) {
    sync(start, from);
    sync(end, to);
  }
  const selections = all.highlights.flatMap((highlight) =>
    (part.stretches.get(highlight.id) ?? []).map((stretch, at) => {
      const [begin, finish] = timesOf(highlight, stretch, at, lines);
      return {
        ...saidOf(all, highlight, at),
        from: sync(stretch.start, begin),
        to: sync(stretch.end, finish),
      };
    }),
  );
  const syncPoints = [...known.values()].toSorted(
    (a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.timeStamp ?? 0) - (b.timeStamp ?? 0),
  );
  return {
    ...noStamp,
    guid,
    name: null,
    description: '',
    notes: [],
    text: null,
    plainTextPath: `internal://${guid}.txt`,
    richTextPath: null,
    syncPoints,
    selections,
  };
}

/** `from` and `to` are null where nobody said when. */
type Line = { start: number; end: number; from: number | null; to: number | null };

function linesOf({ node, text }: TextPart): Line[] {
  const { positions } = toText(node, { withSpeakers: true });
  const lines: Line[] = [];
  node.descendants((block, position) => {
    if (block.type.name !== 'utterance') return true;
    const end = offsetAt(positions, position + 1 + block.content.size);
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const has = isTimed(block.attrs);
    const [from, to] = has ? [Number(block.attrs['start']), Number(block.attrs['end'])] : [null, null];
    lines.push({ start, end, from, to });
    return false;
  });
  return lines;
}

/** A highlight knows the times of its words; of a second stretch only those of its lines are known. */
function timesOf(
  { startTime, endTime }: ExportedHighlight,
  { start, end }: Stretch,
  at: number,
  lines: readonly Line[],
): [number | null, number | null] {
  const first = lines.find((line) => line.end >= start);
  const last = lines.findLast((line) => line.start <= end);
  const isWhole = at === 0 && startTime !== null && endTime !== null;
  return isWhole ? [startTime, endTime] : [first?.from ?? null, last?.to ?? null];
}
