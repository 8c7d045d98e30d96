import type { Node } from '@tiptap/pm/model';
import { isTimed } from '#domain/transcripts/transcript.ts';
import type { Caption } from '#domain/transcripts/caption.ts';
import { alignWordTimes } from './word-times.ts';

const mostCharacters = 84;
const mostSeconds = 6;
const longestPause = 1.5;

export type CaptionRange = {
  readonly fileId: string;
  readonly start: number;
  readonly end: number;
  readonly withSpeakers?: boolean;
};

/** What is said in a part of a recording, in lines that can be read while it plays. Times count from its start. */
export function readCaptions(doc: Node, { fileId, withSpeakers, ...range }: CaptionRange): Caption[] {
  const captions: Caption[] = [];
  doc.descendants((node) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    if (node.attrs['fileId'] !== fileId || !isTimed(node.attrs)) return false;
    const speaker = withSpeakers === true ? String(node.attrs['speakerName'] ?? '').trim() : '';
    for (const line of captionsOf(node, range))
      captions.push({ ...line, ...(speaker !== '' && { speaker }) });
    return false;
  });
  return captions;
}

function captionsOf(utterance: Node, { start, end }: { start: number; end: number }): Caption[] {
  const text = utterance.textContent;
  const { start: from, end: to, words } = utterance.attrs;
  const times = { start: Number(from), end: Number(to), words: String(words ?? '') };
  const lines: { text: string; start: number; end: number }[] = [];
  for (const word of alignWordTimes(text, times)) {
    if (word.end <= start || word.start >= end) continue;
    const spoken = text.slice(word.from, word.to);
    const last = lines.at(-1);
    const goesOn =
      last !== undefined &&
      last.text.length + 1 + spoken.length <= mostCharacters &&
      word.end - start - last.start <= mostSeconds &&
      word.start - start - last.end <= longestPause;
    if (goesOn) {
      last.text += ` ${spoken}`;
      last.end = Math.min(word.end, end) - start;
    } else {
      lines.push({
        text: spoken,
        start: Math.max(word.start, start) - start,
        end: Math.min(word.end, end) - start,
      });
    }
  }
  return lines;
}
