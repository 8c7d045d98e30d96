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
};

/** What was said as blocks of a document. The same name is the same speaker. */
export function utteranceNodes(parts: readonly SpokenPart[], fileId: string | null): NodeJson[] {
  const speakers = new Map<string, string>();
  return parts.flatMap(({ speaker, voice, start, end, words }) => {
    const key = voice === undefined ? speaker : `${voice} ${speaker}`;
    const speakerId = speakers.get(key) ?? `speaker-${speakers.size + 1}`;
    speakers.set(key, speakerId);
    const text = words.map((word) => word.text).join(' ');
    if (text === '') return [];
    const attrs = {
      fileId,
      speakerId,
      speakerName: speaker.slice(0, 300),
      start,
      end,
      words: encodeWordTimes(words, start),
    };
    return [{ type: 'utterance', attrs, content: [{ type: 'text', text }] }];
  });
}
