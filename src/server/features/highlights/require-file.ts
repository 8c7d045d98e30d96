import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/files/tables.ts';

/** A recording that somebody names must be one that they may see. */
export async function requireFile(tx: TxCtx, id: string | null | undefined): Promise<void> {
  if (id == null) return;
  const { rows } = await sql`
    select 1 from files f
    join access_objects o on o.workspace_id = f.workspace_id and o.id = f.owner_id
    where f.workspace_id = ${tx.workspace.id} and f.id = ${id}::uuid and ${isVisible(tx, 'o.source_id')}`.execute(
    tx.db,
  );
  if (rows.length === 0) throw new NotFound();
}
