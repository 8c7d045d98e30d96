import { hls } from '#domain/limits/media-figures.ts';
import type { StoredFile } from '#server/features/files/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/platform/jobs/tables.ts';
import { streamKeyOf } from './enqueue-sharp-stream.ts';
import type { Output } from './outputs.ts';

/** The stream in the recording's own size, up to 1080 lines. */
export type SharpStream = {
  readonly height: number;
  readonly state: 'MISSING' | 'PREPARING' | 'READY';
  /** Of its making, from 0 to 1. */
  readonly progress: number;
};

/** Null where the light stream shows all there is. */
export async function findSharpStream(
  db: Db,
  workspaceId: string,
  { file, outputs }: { file: StoredFile; outputs: readonly Pick<Output, 'kind' | 'meta'>[] },
): Promise<SharpStream | null> {
  const made = outputs.find(({ kind }) => kind === 'hls-sharp');
  const known = made?.meta['height'];
  const height = typeof known === 'number' ? known : Math.min(hls.sharp.mostHeight, file.height ?? 0);
  if (made) return { height, state: 'READY', progress: 1 };
  if (file.mediaType !== 'VIDEO' || height <= hls.v1.height) return null;
  const job = await db
    .selectFrom('jobs')
    .select(['state', 'progress'])
    .where('workspace_id', '=', workspaceId)
    .where('name', '=', 'media.sharpStream')
    .where('request_key', '=', streamKeyOf(file))
    .executeTakeFirst();
  const isUnderWay = job?.state === 'waiting' || job?.state === 'running';
  return { height, state: isUnderWay ? 'PREPARING' : 'MISSING', progress: isUnderWay ? job.progress : 0 };
}
