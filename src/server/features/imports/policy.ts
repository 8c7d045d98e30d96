import { NotFound } from '#domain/errors/hark-error.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Rows become notes of a project or contacts of the workspace: who may make one may make many. */
export async function allowImport(
  tx: TxCtx,
  { target, projectId }: { target: ImportTarget; projectId: string | null },
): Promise<void> {
  if (target === 'CONTACTS') return allow(tx, 'person.import');
  if (projectId === null) throw new NotFound();
  allow(tx, 'import.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
}

/** One's own, locked until the transaction ends: it begins, ends and is undone once. */
export async function lockImport(tx: TxCtx, id: string) {
  const row = await tx.db
    .selectFrom('imports')
    .selectAll()
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('requested_by', '=', requireMember(tx).viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
