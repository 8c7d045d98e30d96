import { supportOf } from './read-shown.ts';
import type { CitedSentence } from './source.ts';

/** A sentence on its way to the asker, in the words of the API. */
export function streamPart(place: number, { text, opens, doubt, cited }: CitedSentence): object {
  return {
    kind: 'sentence',
    place,
    text,
    opens: opens === null ? null : opens.toUpperCase(),
    support: supportOf(doubt),
    citations: cited.map(({ source, sentence }, at) => ({
      id: source.itemId,
      type: source.type,
      parentId: source.parentId,
      title: source.title,
      quote: sentence.text,
      speaker: sentence.speaker,
      seconds: sentence.seconds,
      fileId: sentence.fileId,
      page: sentence.page,
      citationReferenceId: `${place + 1}.${at + 1}`,
    })),
  };
}
