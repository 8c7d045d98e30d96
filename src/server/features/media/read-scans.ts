import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/platform/env/env.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import type { ScanRead, ScanTask } from './scan-decoder.ts';

const timeoutMs = 300_000;
const outputBytes = 10_000_000;

/** The folder of the models, where they hold one that reads pictures of text. */
export function scanModels({ modelsDir }: Pick<Env, 'modelsDir'>): string | undefined {
  if (modelsDir === undefined) return undefined;
  const isThere = ['tesseract.js', '@tesseract.js-data/eng'].every((name) =>
    existsSync(join(modelsDir, 'node_modules', name)),
  );
  return isThere ? modelsDir : undefined;
}

/** Reads some pages that are only pictures. Throws ProgramFailed. */
export async function readScans(
  owner: string,
  task: ScanTask,
  signal: AbortSignal,
): Promise<readonly ScanRead[]> {
  const module = new URL('./scan-decoder.ts', import.meta.url);
  const reads = await decodeApart({
    module,
    input: task,
    owner,
    lane: 'files',
    timeoutMs,
    outputBytes,
    signal,
  });
  return reads as readonly ScanRead[];
}
