import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept, type Parsed } from '#domain/parsed/parsed.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import { decode, type PreparedContent } from './content-decoder.ts';

/** Up to here checking and converting take a few milliseconds; five million characters take seconds. */
const mostHere = 100_000;
const timeoutMs = 60_000;
const outputBytes = 64 * 1024 * 1024;

/** A document that a client sent. Refuses what no document can have, in words for the person. */
export async function prepareContent(
  { workspace }: Pick<Ctx, 'workspace'>,
  json: string,
): Promise<PreparedContent> {
  if (json.length <= mostHere) return accept(decode(json));
  const module = new URL('./content-decoder.ts', import.meta.url);
  const prepared = await decodeApart({
    module,
    input: json,
    owner: workspace.id,
    lane: 'documents',
    timeoutMs,
    outputBytes,
  }).catch((error: unknown) => {
    if (error instanceof ProgramFailed) throw new ValidationError('The content could not be read');
    throw error;
  });
  return accept(prepared as Parsed<PreparedContent>);
}
