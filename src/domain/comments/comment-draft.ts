import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import type { Parsed } from '#domain/parsed/parsed.ts';

const commentLimit: TextLimit = { name: 'Comment', min: 1, max: 10_000 };

export function parseCommentText(input: string): Parsed<string> {
  return parseText(commentLimit, input);
}
