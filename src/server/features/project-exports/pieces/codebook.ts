import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { writeCodebook } from '#domain/refi/write-codebook.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readCodes } from '../refi/read-codes.ts';
import { readOrigins } from '../refi/read-origins.ts';

export async function* codebook(ctx: Ctx, projectId: string): AsyncGenerator<string> {
  const origins = await readOrigins(ctx, projectId);
  const { codes } = await readCodes(ctx, projectId, { origins, memos: 'inside' });
  // The format has no codebook without a code.
  if (codes.length === 0) throw new UnprocessableContent('This project has no tags');
  yield writeCodebook(codes);
}
