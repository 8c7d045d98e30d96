import { sql } from 'kysely';
import { TooManyRequests, UnprocessableContent } from '#domain/errors/hark-error.ts';
import { mostOpenUploads } from '#domain/limits/request-limits.ts';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

type Wanted = { by: string; drafts: readonly { size: number }[]; most: number | undefined };

/** What was begun counts whole: else many uploads side by side would each find room. */
export async function requireQuota(tx: TxCtx, { by, drafts, most }: Wanted): Promise<void> {
  await lockWorkspace(tx);
  const { rows } = await sql<{ used: number; open: number }>`
    select coalesce(sum(size), 0)::double precision as used,
      (count(*) filter (where status = 'UPLOADING' and created_by = ${by}))::int as open
    from files where workspace_id = ${tx.workspace.id} and status in ('UPLOADING', 'DONE')`.execute(tx.db);
  const { used = 0, open = 0 } = rows[0] ?? {};
  if (open + drafts.length > mostOpenUploads)
    throw new TooManyRequests(60, 'Too many uploads at once. Try again when some are finished.');
  const wanted = drafts.reduce((sum, { size }) => sum + size, 0);
  if (most !== undefined && used + wanted > most)
    throw new UnprocessableContent(`This workspace has used its ${formatBytes(most)} of storage`);
}
