import { ValidationError } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { PreparedContent } from './content-decoder.ts';
import { decode as toContents } from './markdown-decoder.ts';
import { decode as toJson } from './markdown-json-decoder.ts';

/** Up to here converting takes a few milliseconds, also of text that is made to take long. */
const mostHere = 4000;
const timeoutMs = 10_000;
const outputBytes = 128 * 1024 * 1024;

type Converting = Pick<Ctx, 'workspace'>;

/** Documents of texts that a program sent, in their order. */
export async function prepareMarkdown(ctx: Converting, texts: readonly string[]): Promise<PreparedContent[]> {
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  if (total <= mostHere) return toContents(texts);
  return (await apart(ctx, './markdown-decoder.ts', texts)) as PreparedContent[];
}

/** The document that a text is, as JSON. */
export async function markdownToJson(ctx: Converting, text: string): Promise<string> {
  if (text.length <= mostHere) return toJson(text);
  return (await apart(ctx, './markdown-json-decoder.ts', text)) as string;
}

/** Text can be made to take minutes: long ones are converted in a child process with limits. */
function apart({ workspace }: Converting, decoder: string, input: unknown): Promise<unknown> {
  return decodeApart({
    module: new URL(decoder, import.meta.url),
    input,
    owner: workspace.id,
    lane: 'documents',
    timeoutMs,
    outputBytes,
  }).catch((error: unknown) => {
    if (error instanceof ProgramFailed) throw new ValidationError('The content could not be read');
    throw error;
  });
}
