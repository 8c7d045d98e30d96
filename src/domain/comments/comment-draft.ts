import { parseText, type TextLimit } from '#domain/limits/text-limit.ts';
import type { Parsed } from '#domain/parsed/parsed.ts';

/** The only query that may come in batches, and how long a client waits to fill one. */
export const commentBatch = { intervalMs: 10, maxQueries: 10 } as const;

const commentLimit: TextLimit = { name: 'Comment', min: 1, max: 10_000 };

export function parseCommentText(input: string): Parsed<string> {
  return parseText(commentLimit, input);
}
