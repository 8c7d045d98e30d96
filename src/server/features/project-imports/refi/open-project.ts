import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { Size } from './area-of.ts';
import type { ProjectContents } from './contents.ts';
import type { RefiAnswer, RefiTask } from './refi-decoder.ts';

const mostMs = { look: 600_000, unpack: 1_800_000, measure: 60_000 };

export type OpenedProject = {
  readonly files: ReadonlyMap<string, string>;
  readonly sizes: readonly Size[];
  readonly contents: ProjectContents | null;
};

/** In a process of its own: an archive that is made to exhaust time or memory takes that process with it. */
export async function openProject(
  owner: string,
  task: RefiTask,
  signal?: AbortSignal,
): Promise<OpenedProject> {
  const answer = await decodeApart({
    module: new URL('./refi-decoder.ts', import.meta.url),
    input: task,
    owner,
    lane: 'files',
    timeoutMs: mostMs[task.kind],
    outputBytes: 10_000_000,
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent('This project is too large to be read');
  });
  const read = answer as RefiAnswer;
  if (!read.ok) throw new UnprocessableContent(read.message);
  return { ...read, files: new Map(read.files) };
}
