import { sql } from 'kysely';
import type { HlsVersion } from '#domain/media/storyboard.ts';
import { fileFolder, playableKey, type Redactable } from '#server/features/files/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import './tables.ts';

export const outputKinds = [
  'hls-v1',
  'hls-v2',
  'hls-sharp',
  'audio',
  'storyboard',
  'thumbnail',
  'waveform',
  'clips',
] as const;
export type OutputKind = (typeof outputKinds)[number];

/** Of the newest redactions only: what was made before them can't be asked for. */
export function outputFolder(workspaceId: string, { id, redaction }: Redactable, kind: OutputKind): string {
  const folder = `${fileFolder(workspaceId, id)}/${kind}`;
  return redaction === 0 ? folder : `${folder}-r${redaction}`;
}

export function hlsKind(version: HlsVersion): 'hls-v1' | 'hls-v2' {
  return version === 'v1' ? 'hls-v1' : 'hls-v2';
}

export type Output = {
  readonly kind: string;
  readonly meta: Record<string, unknown>;
  readonly bytes: number;
  readonly createdAt: Date;
};

export async function listOutputs(db: Db, workspaceId: string, fileId: string): Promise<Output[]> {
  return db
    .selectFrom('file_outputs')
    .select(['kind', 'meta', sql<number>`bytes::double precision`.as('bytes'), 'created_at as createdAt'])
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
}

/** Says that an output is whole. Written after its last byte, so that what has a row can be served. */
export async function keepOutput(
  tx: TxCtx,
  fileId: string,
  { kind, bytes, meta = {} }: { kind: OutputKind; bytes: number; meta?: Record<string, unknown> },
): Promise<void> {
  const values = { meta: JSON.stringify(meta), bytes: String(bytes), created_at: tx.now() };
  await tx.db
    .insertInto('file_outputs')
    .values({ workspace_id: tx.workspace.id, file_id: fileId, kind, ...values })
    .onConflict((known) => known.columns(['workspace_id', 'file_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** What was made so far is out of date; its bytes go when what replaces it is there. */
export async function forgetOutputs(tx: TxCtx, fileId: string): Promise<void> {
  await tx.db
    .deleteFrom('file_outputs')
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .execute();
}

/** The folders of earlier redactions, the original's streams among them. */
export async function removeOlderOutputs(
  storage: Storage,
  workspaceId: string,
  { id, redaction }: Redactable,
): Promise<void> {
  for (let older = 0; older < redaction; older += 1) {
    for (const kind of outputKinds)
      await storage.removeAll(outputFolder(workspaceId, { id, redaction: older }, kind));
    if (older > 0) await storage.remove(playableKey(workspaceId, { id, redaction: older }));
  }
}
