import type { NodeJson } from '#editor/schema/document-json.ts';
import { encodeWordTimes, type SpokenWord } from './word-times.ts';

export type SpokenPart = {
  /** Empty where nobody is named. */
  readonly speaker: string;
  /** Two voices are two speakers, also without names. */
  readonly voice?: number;
  readonly start: number;
  readonly end: number;
  readonly words: readonly SpokenWord[];
  /** Stays a paragraph. */
  readonly isOutside?: boolean;
};

/** What was said as blocks of a document. The same name is the same speaker, also of parts that came before. */
export function utteranceNodes(
  parts: readonly SpokenPart[],
  fileId: string | null,
  speakers: Map<string, string> = new Map(),
): NodeJson[] {
  return parts.flatMap(({ speaker, voice, start, end, words, isOutside }): NodeJson[] => {
    const text = words.map((word) => word.text).join(' ');
    if (text === '') return [];
    const content = [{ type: 'text', text }];
    if (isOutside === true) return [{ type: 'paragraph', content }];
    const key = voice === undefined ? speaker : `${voice} ${speaker}`;
    const speakerId = speakers.get(key) ?? `speaker-${speakers.size + 1}`;
    speakers.set(key, speakerId);
    const attrs = {
      fileId,
      speakerId,
      speakerName: speaker.slice(0, 300),
      start,
      end,
      words: words.every((word) => word.start === start && word.end === end)
        ? ''
        : encodeWordTimes(words, start),
    };
    return [{ type: 'utterance', attrs, content }];
  });
}
