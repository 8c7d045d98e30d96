import { sql, type RawBuilder } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import '#server/features/highlights/tables.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What a link opens: a whole object, or one highlight in it. */
export type LinkTarget = { readonly object: ObjectRef; readonly highlightId: string | null };

/** Of rows of public_links. */
export function isLinkTo({ object, highlightId }: LinkTarget): RawBuilder<boolean> {
  return sql<boolean>`(public_links.object_id = ${object.id}
    and public_links.highlight_id is not distinct from ${highlightId}::uuid)`;
}

export async function requireHighlight(tx: TxCtx, { object, highlightId }: LinkTarget): Promise<void> {
  if (highlightId === null) return;
  const found = await tx.db
    .selectFrom('highlights')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', highlightId)
    .where('object_id', '=', object.id)
    .where('hidden', '=', false)
    .executeTakeFirst();
  if (!found) throw new NotFound();
}
