import type { MediaJobEvent, MediaJobResult } from '#domain/media/media-jobs.ts';
import type { PdfEvent } from '#domain/media/pdf-events.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type MediaLogEntry = {
  readonly event: string;
  readonly payload: Record<string, unknown>;
  readonly createdAt: Date;
};

/** Notes what happened in a media job, for the screen that shows its course. */
export async function logMedia(
  tx: TxCtx,
  fileId: string,
  event: MediaJobEvent | PdfEvent['type'],
  payload: MediaJobResult | Record<string, unknown> = {},
): Promise<void> {
  await tx.db
    .insertInto('media_events')
    .values({
      workspace_id: tx.workspace.id,
      file_id: fileId,
      event,
      payload: JSON.stringify(payload),
      created_at: tx.now(),
    })
    .execute();
}

export async function readMediaLog(db: Db, workspaceId: string, fileId: string): Promise<MediaLogEntry[]> {
  return db
    .selectFrom('media_events')
    .select(['event', 'payload', 'created_at as createdAt'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .orderBy('seq', 'desc')
    .limit(100)
    .execute();
}
