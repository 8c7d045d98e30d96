import { untimed } from '#domain/transcripts/transcript.ts';
import type { RefiTranscript } from '#domain/refi/refi-source.ts';
import type { NodeJson } from '#editor/schema/document-json.ts';
import { codedLines, type CodedStretch } from './coded-lines.ts';
import type { PlacedText } from './text-places.ts';

type Spoken = {
  readonly transcript: Pick<RefiTranscript, 'syncPoints'>;
  readonly text: PlacedText;
  readonly stretches: readonly CodedStretch[];
  readonly fileId: string | null;
  /** Every “Name: ” before a line is a speaker; else only names that come back. */
  readonly areSpeakersSure: boolean;
};

const speaker = /^([^:\n]{1,60}): (?=\S)/u;

/** The lines of a transcript as utterances with their times. */
export function spokenLines({ transcript, text, stretches, fileId, areSpeakersSure }: Spoken): NodeJson[] {
  const names = text.lines.map((line) => speaker.exec(line)?.[1] ?? '');
  const isName = (name: string) => areSpeakersSure || names.filter((other) => other === name).length > 1;
  const times = timesOf(transcript, text);
  const pieces = codedLines(text.lines, stretches);
  let offset = 0;
  return text.lines.map((line, at) => {
    const start = offset;
    offset += line.length + 1;
    const name = names[at] ?? '';
    const length = name.length + 2;
    // What is coded from within a name can only be kept if the name stays in the text; a whole line is what was said.
    const isFree = stretches.every(
      (one) =>
        (one.start <= start || one.start >= start + length) && (one.end <= start || one.end > start + length),
    );
    const hasSpeaker = name !== '' && isFree && isName(name);
    const content = hasSpeaker ? withoutStart(pieces[at] ?? [], length) : (pieces[at] ?? []);
    const attrs = {
      fileId,
      speakerName: hasSpeaker ? name : '',
      ...times(start, start + line.length),
    };
    return { type: 'utterance', attrs, content };
  });
}

/** Seconds, from the sync points at a line or around it. */
function timesOf({ syncPoints }: Spoken['transcript'], text: PlacedText) {
  const points = syncPoints
    .flatMap(({ position, timeStamp }) =>
      position === null || timeStamp === null
        ? []
        : [{ offset: text.offsetOf(position), time: timeStamp / 1000 }],
    )
    .toSorted((a, b) => a.offset - b.offset || a.time - b.time);
  return (from: number, to: number): { start: number; end: number } => {
    const before = points.findLast(({ offset }) => offset <= from);
    const start = points.find(({ offset }) => offset === before?.offset)?.time;
    if (start === undefined) return untimed;
    const behind = points.find(({ offset }) => offset >= to);
    const end = points.findLast(({ offset }) => offset === behind?.offset)?.time ?? start;
    return { start, end: Math.max(start, end) };
  };
}

function withoutStart(pieces: readonly NodeJson[], length: number): NodeJson[] {
  let left = length;
  return pieces.flatMap((piece) => {
    const text = piece.text ?? '';
    const cut = Math.min(left, text.length);
    left -= cut;
    return cut === text.length ? [] : [{ ...piece, text: text.slice(cut) }];
  });
}
