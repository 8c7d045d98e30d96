import { titleOfQuestion } from '#domain/ai/ask.ts';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { docsThing } from './docs.thing.ts';

const { docTitle, docPrompt } = docsThing.textLimits;

export type DocDraft = {
  /** Empty: the beginning of the prompt. */
  readonly title: string;
  readonly prompt: string;
  /** Null: everything that the person who runs it can see. */
  readonly filter: ConversationFilter | null;
};

export function parseDoc({ title, prompt, filter }: DocDraft): Parsed<DocDraft> {
  const asked = parseText(docPrompt, prompt);
  if (!asked.ok) return asked;
  if (!/[\p{L}\p{N}]/u.test(asked.value)) return refused('Prompt must have words');
  const named = parseText(docTitle, title);
  if (!named.ok) return named;
  return accepted({ title: named.value || titleOfQuestion(asked.value), prompt: asked.value, filter });
}
