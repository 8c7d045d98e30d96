import { boolean, literal, string, uuid } from '#domain/codec/primitives.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';

export const messageType = literal('ASSISTANT', 'THINKING', 'USER');
const citation = object({
  id: uuid,
  type: literal('highlight', 'insight', 'note', 'theme', 'tag'),
  parentId: nullable(uuid),
  title: string,
  projectTitle: nullable(string),
  quote: string,
  speaker: nullable(string),
});
/** What a question's conversation has, as far as an assistant is told. */
export const answerMessage = object({
  type: messageType,
  state: string,
  answered: boolean,
  problem: nullable(string),
  sentences: array(
    object({
      text: string,
      support: literal('SUPPORTED', 'UNSUPPORTED', 'UNCHECKED', 'WITHHELD'),
      citations: array(citation),
    }),
  ),
});
export type AnswerMessage = TypeOf<typeof answerMessage>;
