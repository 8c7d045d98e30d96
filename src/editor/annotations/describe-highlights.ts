import type { Node } from '@tiptap/pm/model';
import { audioVideoTypes, type AudioVideoType } from '#domain/highlights/highlight.ts';
import { isTimed } from '#domain/transcripts/transcript.ts';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { offsetAt } from '#editor/text/text-positions.ts';
import { toText } from '#editor/text/to-text.ts';
import { alignWordTimes } from '#editor/transcript/word-times.ts';
import { rangesOfHighlights, textOfRanges } from './highlights.ts';

/** When the words of a highlight were said. A transcript that came alone has no recording, so no file and no type. */
export type SpokenPart = {
  readonly fileId: string | null;
  readonly startTime: number;
  readonly endTime: number;
  readonly type: AudioVideoType | null;
};
export type DescribedHighlight = {
  readonly text: string;
  /** Offsets in the document's text. */
  readonly startOffset: number;
  readonly endOffset: number;
  readonly spoken: SpokenPart | null;
  /** Who speaks there, in the order of their first words. */
  readonly speakers: readonly string[];
};

/** What the marks of a document say of their highlights, in one pass: by id, or all of them. */
export function describeHighlights(document: Node, ids?: readonly string[]): Map<string, DescribedHighlight> {
  const { positions } = toText(document);
  const wanted = ids && new Set(ids);
  const described = new Map<string, DescribedHighlight>();
  const media = mediaTypes(document);
  for (const [id, ranges] of rangesOfHighlights(document)) {
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last || (wanted && !wanted.has(id))) continue;
    described.set(id, {
      // Ends can fall between the two halves of an emoji, which no database stores.
      text: textOfRanges(document, ranges).toWellFormed(),
      startOffset: offsetAt(positions, first.from),
      endOffset: offsetAt(positions, last.to),
      spoken: spokenPart(document, { first, last, media }),
      speakers: speakersIn(document, ranges),
    });
  }
  return described;
}

function speakersIn(document: Node, ranges: readonly DocumentRange[]): string[] {
  const names = ranges.map(({ from }) => document.resolve(from).parent.attrs['speakerName']);
  return [...new Set(names.filter((name) => typeof name === 'string' && name.trim() !== ''))];
}

/** Null unless it starts and ends in what was said in one recording, or in transcripts that have none. */
function spokenPart(
  document: Node,
  { first, last, media }: { first: DocumentRange; last: DocumentRange; media: MediaTypes },
): SpokenPart | null {
  const [start, end] = [timesOf(document, first), timesOf(document, last)];
  if (!start || !end || start.fileId !== end.fileId) return null;
  return {
    fileId: start.fileId,
    startTime: start.startTime,
    endTime: Math.max(start.startTime, end.endTime),
    type: start.fileId === null ? null : (media.get(start.fileId) ?? 'AV'),
  };
}

/** Stands for what is no text, so that offsets in a block stay positions. */
const placeholder = '\ufffc';

/** Undefined for what is no transcript, and for one that came without times. */
export function timesOf(
  document: Node,
  { from, to }: DocumentRange,
): { fileId: string | null; startTime: number; endTime: number } | undefined {
  const place = document.resolve(from);
  const { type, attrs, content } = place.parent;
  const { fileId, start, end, words } = attrs as Record<string, unknown>;
  if (type.name !== 'utterance' || (fileId !== null && typeof fileId !== 'string')) return undefined;
  if (typeof start !== 'number' || typeof end !== 'number' || typeof words !== 'string') return undefined;
  if (!isTimed({ start, end })) return undefined;
  // Without a recording the start of the turn is all that the text says.
  if (fileId === null && words === '') return { fileId, startTime: start, endTime: end };
  const text = place.parent.textBetween(0, content.size, undefined, placeholder);
  const [begin, finish] = [place.parentOffset, place.parentOffset + to - from];
  const inside = alignWordTimes(text, { start, end, words }).filter(
    (word) => word.to > begin && word.from < finish,
  );
  return { fileId, startTime: inside[0]?.start ?? start, endTime: inside.at(-1)?.end ?? end };
}

type MediaTypes = ReadonlyMap<unknown, AudioVideoType>;

function mediaTypes(document: Node): MediaTypes {
  const found = new Map<unknown, AudioVideoType>();
  document.descendants(({ type: { name }, attrs, isTextblock }) => {
    const media = audioVideoTypes.find((type) => type === attrs['media']);
    if (name === 'audioVideo' && media) found.set(attrs['fileId'], media);
    return !isTextblock;
  });
  return found;
}
