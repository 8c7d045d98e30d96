import type { ConversationFilter } from '#domain/ai/conversation.ts';
import { contentStems } from '#engines/answering/index.ts';
import type { Message } from '#server/platform/ai/language/generation.ts';

export type AskedQuestion = {
  readonly question: string;
  /** What is searched: a follow-up such as "and what about him?" means nothing without what came before. */
  readonly searchFor: string;
  readonly filter: ConversationFilter | null;
  readonly history: readonly Message[];
  readonly instructions: string;
  readonly peopleTotal: number;
};

/** With fewer telling words than this a question leans on the one before. */
const leastWords = 4;
const pronoun = /(?:^|\s)(?:he|him|his|she|her|they|them|their|it|its|this|that|those|these)(?=\W|$)/iu;

export function searchWords(question: string, previous: readonly string[]): string {
  const last = previous.at(-1);
  if (last === undefined) return question;
  const isThin = contentStems(question).length < leastWords || pronoun.test(question);
  return isThin ? `${last}\n${question}` : question;
}
