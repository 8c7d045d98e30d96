import { citationTypes } from '#domain/ai/citation.ts';
import { decode, isOf, type Codec } from '#domain/codec/codec.ts';
import { finite, integer, literal, string } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import type { AnswerCitationFieldsFragment } from '#web/lib/graphql.gen.ts';

export type ShownCitation = Omit<AnswerCitationFieldsFragment, '__typename'>;
export type ShownSentence = {
  readonly text: string;
  readonly opens: 'HEADING' | 'PARAGRAPH' | 'ITEM' | null;
  readonly support: 'SUPPORTED' | 'UNSUPPORTED' | 'UNCHECKED' | 'WITHHELD';
  readonly citations: readonly ShownCitation[];
};

const citation = object({
  id: string,
  type: literal(...citationTypes),
  parentId: nullable(string),
  title: string,
  quote: string,
  speaker: nullable(string),
  seconds: nullable(finite),
  fileId: nullable(string),
  page: nullable(integer),
  citationReferenceId: string,
});
const sentence = object({
  kind: literal('sentence'),
  place: integer,
  text: string,
  opens: nullable(literal('HEADING', 'PARAGRAPH', 'ITEM')),
  support: literal('SUPPORTED', 'UNSUPPORTED', 'UNCHECKED'),
  citations: array(citation),
});
const thinking = object({ kind: literal('thinking'), text: string });
const startOver = object({ kind: literal('startOver') });

/** An answer or a summary as far as it has come. */
export type GrowingText = {
  readonly thoughts: string;
  readonly sentences: readonly ShownSentence[];
};
export const emptyText: GrowingText = { thoughts: '', sentences: [] };

/** The answer with one more part; what a newer server sends and this page does not know is passed over. */
export function addPart(answer: GrowingText, data: unknown): GrowingText {
  const added = readAs(sentence, data);
  if (added)
    return {
      ...answer,
      sentences: [
        ...answer.sentences,
        {
          ...added,
          citations: added.citations.map((one) => ({
            ...one,
            projectTitle: null,
            dataPointId: null,
            stale: false,
          })),
        },
      ],
    };
  const thought = readAs(thinking, data);
  if (thought) return { ...answer, thoughts: answer.thoughts + thought.text };
  return readAs(startOver, data) ? { ...answer, sentences: [] } : answer;
}

function readAs<T>(codec: Codec<T>, data: unknown): T | undefined {
  return isOf(codec, data) ? decode(codec, data) : undefined;
}
