import { sql, type RawBuilder } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import '#server/features/highlights/tables.ts';
import type { ObjectRef } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { findSharedView } from './renderers/shared-views.ts';
import './tables.ts';

/** What a link opens: a whole object, one highlight in it, or one view of a project. */
export type LinkTarget = {
  readonly object: ObjectRef;
  readonly highlightId: string | null;
  readonly viewId: string | null;
};

/** Of rows of public_links. */
export function isLinkTo({ object, highlightId, viewId }: LinkTarget): RawBuilder<boolean> {
  return sql<boolean>`(public_links.object_id = ${object.id}
    and public_links.highlight_id is not distinct from ${highlightId}::uuid
    and public_links.view_id is not distinct from ${viewId}::uuid)`;
}

/** A part that is named must be there. */
export async function requirePart(tx: TxCtx, { object, highlightId, viewId }: LinkTarget): Promise<void> {
  if (highlightId !== null && viewId !== null)
    throw new ValidationError('A link shows one highlight or one view, not both');
  if (highlightId !== null) await requireHighlight(tx, object, highlightId);
  if (viewId !== null && !(await findSharedView(tx.db, tx.workspace.id, { projectId: object.id, viewId })))
    throw new NotFound();
}

async function requireHighlight(tx: TxCtx, object: ObjectRef, highlightId: string): Promise<void> {
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
