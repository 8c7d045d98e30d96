import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { PreparedContent } from './content-decoder.ts';
import { decode } from './markdown-decoder.ts';

/** Up to here converting takes a few milliseconds, also of text that is made to take long. */
const mostHere = 4000;
const timeoutMs = 10_000;
const outputBytes = 128 * 1024 * 1024;

/** Documents of texts that a program sent, in their order. Long ones are converted in a child process with limits. */
export async function prepareMarkdown(
  { workspace }: Pick<Ctx, 'workspace'>,
  texts: readonly string[],
): Promise<PreparedContent[]> {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  if (total <= mostHere) return decode(texts);
  const module = new URL('./markdown-decoder.ts', import.meta.url);
  const prepared = await decodeApart({
    module,
    input: texts,
    owner: workspace.id,
    lane: 'documents',
    timeoutMs,
    outputBytes,
  }).catch((error: unknown) => {
    if (error instanceof ProgramFailed) throw new ValidationError('The content could not be read');
    throw error;
  });
  return prepared as PreparedContent[];
}
