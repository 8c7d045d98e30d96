import { isOf, type Codec } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { QuestionType } from './question-types.ts';

export type QuestionOption = { readonly id: string; readonly optionText: string };

export const questionOptionCodec: Codec<QuestionOption> = object(
  { id: uuid, optionText: string },
  'question option',
);

/** Characters of the options as JSON, which is how they are stored. */
export const maxEncodedOptions = 100_000;

export function parseQuestionOptions(
  type: QuestionType,
  options: readonly QuestionOption[],
): Parsed<QuestionOption[]> {
  if (type === 'FREE_TEXT') {
    return options.length === 0 ? accepted([]) : refused('A free-text question has no options');
  }
  const parsed: QuestionOption[] = [];
  for (const option of options) {
    if (!isOf(questionOptionCodec, option)) return refused('An option has no valid id');
    const text = parseText(textLimits.questionOption, option.optionText);
    if (!text.ok) return text;
    parsed.push({ id: option.id.toLowerCase(), optionText: text.value });
  }
  return JSON.stringify(parsed).length > maxEncodedOptions ? refused('Too many options.') : accepted(parsed);
}

/** An answer to a select question: known options, each once, one for a single select. */
export function parseQuestionResponse(
  question: { readonly type: QuestionType; readonly options: readonly QuestionOption[] },
  ids: readonly string[],
): Parsed<string[]> {
  const chosen = [...new Set(ids)];
  const known = new Set(question.options.map((option) => option.id));
  if (chosen.some((id) => !known.has(id))) return refused('This option no longer exists');
  if (question.type === 'SINGLE_SELECT' && chosen.length > 1) return refused('Choose one option');
  return accepted(chosen);
}
