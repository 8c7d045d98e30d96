import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from './decode-apart.ts';
import { ProgramFailed } from './run-program.ts';

/** What a decoder of archives answers; what it found is in the files that its task names. */
export type Opened = { readonly ok: true } | { readonly ok: false; readonly message: string };

type Opening = { module: URL; task: unknown; owner: string; timeoutMs: number; signal?: AbortSignal };

/** In a process of its own: an archive that is made to exhaust time or memory takes that process with it. */
export async function openApart({ module, task, owner, timeoutMs, signal }: Opening): Promise<void> {
  const answer = (await decodeApart({
    module,
    input: task,
    owner,
    lane: 'files',
    timeoutMs,
    outputBytes: 1_000_000,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent('This archive is too large to be read');
  })) as Opened;
  if (!answer.ok) throw new UnprocessableContent(answer.message);
}
