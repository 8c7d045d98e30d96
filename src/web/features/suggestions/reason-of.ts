import { cutText } from '#domain/text/cut-text.ts';
import type { TagSuggestionFieldsFragment } from '#web/lib/graphql.gen.ts';

const longest = 90;

/** Why a tag is suggested, in words of the person's own work. */
export function reasonOf({
  basis,
  example,
  model,
}: Pick<TagSuggestionFieldsFragment, 'basis' | 'example' | 'model'>): string {
  const also = model === null ? '' : `, and ${model} chose it too`;
  if (basis === 'NAME') return `Similar to the name of the tag${also}`;
  if (!example) return `Similar to other highlights with this tag${also}`;
  const text = cutText(example.text, longest);
  return `Similar to “${text}${text === example.text ? '' : '…'}”${also}`;
}

export function percentOf(score: number): string {
  return `${Math.round(score * 100)}% match`;
}
