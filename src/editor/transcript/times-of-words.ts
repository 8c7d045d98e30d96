import type { Node } from '@tiptap/pm/model';
import { isTimed } from '#domain/transcripts/transcript.ts';
import type { Span } from './mask-words.ts';
import { alignWordTimes } from './word-times.ts';

/** When a transcript says any of these words, by the recording. Each run of words is one span. */
export function timesOfWords(document: Node, words: Iterable<string>): Map<string, Span[]> {
  const wanted = [...words].filter((one) => one !== '');
  const spans = new Map<string, Span[]>();
  if (wanted.length === 0) return spans;
  document.descendants((node) => {
    if (node.type.name !== 'utterance') return !node.isTextblock;
    if (!isTimed(node.attrs)) return false;
    const text = node.textContent;
    const places = wanted.flatMap((one) => placesOf(text, one));
    if (places.length === 0) return false;
    const { fileId, start, end, words: encoded } = node.attrs;
    const times = { start: Number(start), end: Number(end), words: String(encoded ?? '') };
    const timed = alignWordTimes(text, times);
    const found = places.flatMap((place) => {
      const said = timed.filter((word) => word.from < place.to && word.to > place.from);
      const [first, last] = [said[0], said.at(-1)];
      return first && last ? [{ start: first.start, end: last.end }] : [];
    });
    spans.set(String(fileId), [...(spans.get(String(fileId)) ?? []), ...found]);
    return false;
  });
  return spans;
}

function placesOf(text: string, words: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    places.push({ from: at, to: at + words.length });
  return places;
}
