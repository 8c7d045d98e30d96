import { NotFound } from '#domain/errors/hark-error.ts';
import { getChannel } from '#server/features/channels/index.ts';
import { allowFields } from '#server/features/fields/index.ts';
import { allowTagImport } from '#server/features/tags/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { requireHolder, type ImportPlace } from './import-place.ts';
import './tables.ts';

/** Who may make one of what the rows become may make many. */
export async function allowImport(tx: TxCtx, place: ImportPlace): Promise<void> {
  switch (place.target) {
    case 'CONTACTS':
      return allow(tx, 'person.import');
    case 'NOTES': {
      const id = requireHolder(place.projectId);
      return allow(tx, 'import.create', await getAccessObject(tx, tx.db, { type: 'project', id }));
    }
    case 'DATA_POINTS':
      return allow(tx, 'channel.import', await getChannel(tx, requireHolder(place.channelId)));
    case 'TAGS':
      return allowTagImport(tx, requireHolder(place.boardId));
    case 'FIELDS':
      return allowFields(tx, 'create', { owner: place.fieldOwner ?? 'note', projectId: place.projectId });
  }
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
  const place: ImportPlace = {
    target: row.target,
    projectId: row.project_id,
    channelId: row.channel_id,
    boardId: row.board_id,
    fieldOwner: row.field_owner,
  };
  return { ...row, place };
}
