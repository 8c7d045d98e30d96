import { sql } from 'kysely';
import { integer } from '#domain/codec/primitives.ts';
import { runOnLines } from '#domain/files/run-on-lines.ts';
import { scanLimits } from '#domain/media/scan-limits.ts';
import type { PdfEvent } from '#domain/media/pdf-events.ts';
import { sourceKey } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import { logMedia } from './media-log.ts';
import { readScans, scanModels } from './read-scans.ts';
import type { ScanRead } from './scan-decoder.ts';
import './tables.ts';

const { pages: mostPages, pagesPerTurn } = scanLimits;

/**
 * Reads the next pages without words from their pictures, where the model for it is installed. A few at a time, so that
 * a thick pile of blank paper does not hold up what others send. Answers whether there are more.
 */
export async function takeScanTurn(
  { env, storage }: JobServices,
  { ctx, payload: { fileId }, signal, progress, step, stepsDone }: JobRun<{ fileId: string }>,
): Promise<boolean> {
  const modelsDir = scanModels(env);
  const pages = modelsDir === undefined ? [] : await inTransaction(ctx, (tx) => pagesToScan(tx, fileId));
  const turn = await stepsDone();
  const from = turn * pagesPerTurn;
  const now = pages.slice(from, from + pagesPerTurn);
  if (modelsDir === undefined || now.length === 0) return false;
  const log = (event: PdfEvent['type'], details: Record<string, unknown> = {}): Promise<void> =>
    inTransaction(ctx, (tx) => logMedia(tx, fileId, event, details));
  if (turn === 0) await log('ocr.started');
  await progress(0.1 + (0.8 * from) / pages.length, `Reading scans, page ${from + 1} of ${pages.length}`);
  await announce(ctx, 'file.updated', fileId);
  const owner = ctx.workspace.id;
  try {
    const reads = await storage.withPath(sourceKey(owner, fileId), (path) =>
      readScans(owner, { modelsDir, path, pages: now }, signal),
    );
    await step(`scan ${turn}`, integer, (tx) => keepReads(tx, fileId, reads));
  } catch (error) {
    if (!(error instanceof ProgramFailed) || error.code === 'CANCELLED') throw error;
    await log('ocr.failed', { message: error.message });
    return false;
  }
  const isMore = from + pagesPerTurn < pages.length;
  if (!isMore) await log('ocr.complete');
  return isMore;
}

/** In one order whatever was read already: turns count on it. */
async function pagesToScan(tx: TxCtx, fileId: string): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('file_pages')
    .select('page')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .where('source', '!=', 'TEXT')
    .orderBy('page')
    .limit(mostPages)
    .execute();
  return rows.map(({ page }) => page);
}

/** What was read before may have hidden words by now; where it has not, it gets the places of its words. */
function isUnchanged(text: string) {
  return sql<boolean>`(source = 'NONE' or (source = 'OCR' and boxes is null
    and regexp_replace(text, '\\s+', '', 'g') = regexp_replace(${text}, '\\s+', '', 'g')))`;
}

/** Blank paper stays blank: it has no words, and is not a page that was read. */
async function keepReads(tx: TxCtx, fileId: string, reads: readonly ScanRead[]): Promise<number> {
  for (const read of reads) {
    const { page } = read;
    if (read.ok && read.text !== '') {
      const text = runOnLines(read.text);
      await tx.db
        .updateTable('file_pages')
        .set({ text, source: 'OCR', boxes: JSON.stringify(read.boxes) })
        .where('workspace_id', '=', tx.workspace.id)
        .where('file_id', '=', fileId)
        .where('page', '=', page)
        .where(isUnchanged(text))
        .execute();
    }
    await logMedia(
      tx,
      fileId,
      read.ok ? 'page.processed' : 'page.failed',
      read.ok ? { page } : { page, message: read.message },
    );
  }
  return reads.length;
}
