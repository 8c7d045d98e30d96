import type { PdfEvent } from '#domain/media/pdf-events.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { PageText } from './convert-protocol.ts';
import { logMedia } from './media-log.ts';
import { readScans, scanModels, withScans, type ScanRead } from './read-scans.ts';

/** Pages without words are read from their pictures, where the model for it is installed. */
export async function readMissingPages(
  { env }: JobServices,
  { ctx, payload: { fileId }, signal, progress }: JobRun<{ fileId: string }>,
  { path, pages }: { path: string; pages: readonly PageText[] },
): Promise<readonly PageText[]> {
  const missing = pages.filter(({ source }) => source === 'NONE').map(({ page }) => page);
  const modelsDir = scanModels(env);
  if (missing.length === 0 || modelsDir === undefined) return pages;
  const log = (event: PdfEvent['type'], details: Record<string, unknown> = {}) =>
    inTransaction(ctx, (tx) => logMedia(tx, fileId, event, details));
  const stopper = new AbortController();
  const reads: ScanRead[] = [];
  let cancelled: unknown;
  let telling = Promise.resolve();
  await log('ocr.started');
  try {
    await readScans({
      modelsDir,
      path,
      pages: missing,
      signal: AbortSignal.any([signal, stopper.signal]),
      onPage: (read) => {
        reads.push(read);
        const share = reads.length / missing.length;
        telling = telling
          .then(() => progress(0.1 + 0.8 * share, `Reading scans, page ${reads.length} of ${missing.length}`))
          .then(() => announce(ctx, 'file.updated', fileId))
          .catch((error: unknown) => {
            cancelled ??= error;
            stopper.abort();
          });
      },
    });
    await telling;
  } catch (error) {
    if (cancelled !== undefined || signal.aborted) throw cancelled ?? error;
    await log('ocr.failed', { message: error instanceof Error ? error.message : String(error) });
  }
  await inTransaction(ctx, async (tx) => {
    for (const read of reads) {
      const { page } = read;
      await logMedia(
        tx,
        fileId,
        read.ok ? 'page.processed' : 'page.failed',
        read.ok ? { page } : { page, message: read.message },
      );
    }
    if (reads.length === missing.length) await logMedia(tx, fileId, 'ocr.complete', {});
  });
  return withScans(pages, reads);
}
