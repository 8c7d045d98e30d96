import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { decodeApart } from '#server/platform/programs/decode-apart.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import type { WorkbookAnswer, WorkbookSheets, WorkbookTask } from './xlsx-decoder.ts';

const mostMs = 120_000;

/** In a process of its own: a workbook that is made to exhaust time or memory takes that process with it. */
export async function convertWorkbook(owner: string, task: WorkbookTask): Promise<WorkbookSheets> {
  const answer = await decodeApart({
    module: new URL('./xlsx-decoder.ts', import.meta.url),
    input: task,
    owner,
    lane: 'files',
    timeoutMs: mostMs,
    outputBytes: 1_000_000,
  }).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new UnprocessableContent('This spreadsheet is too large to be read. Save it as CSV and try again.');
  });
  const read = answer as WorkbookAnswer;
  if (!read.ok) throw new UnprocessableContent(read.message);
  return { sheets: read.sheets, sheet: read.sheet };
}
