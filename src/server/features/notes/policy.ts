import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { rankOf, seenDocuments, type SeenDocument } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** A note as the decision needs it, locked until the transaction ends. */
export type NoteState = SeenDocument<{
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
}>;

/** Throws NotFound if there is one among them that the person may not see, or that is not where they look for it. */
export async function getNotes(
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<NoteState[]> {
  const rows = await tx.db
    .selectFrom('notes')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.workspace_id', '=', 'notes.workspace_id')
        .onRef('projects.id', '=', 'notes.project_id'),
    )
    .select([
      'notes.id',
      'notes.project_id as projectId',
      'notes.title',
      'notes.created_by as createdBy',
      'notes.trashed_by as trashedBy',
      'notes.locked_at as lockedAt',
      'notes.access_id as accessId',
      'projects.status as projectStatus',
      rankOf(tx, 'notes.access_id').as('rank'),
    ])
    .where('notes.workspace_id', '=', tx.workspace.id)
    .where(sql<boolean>`notes.id = any(${[...ids]}::uuid[])`)
    .where('notes.trashed_at', inTrash ? 'is not' : 'is', null)
    .where('projects.trashed_at', 'is', null)
    .orderBy('notes.id')
    .forUpdate('notes')
    .execute();
  return seenDocuments(tx, rows, { count: ids.length, inTrash });
}

export async function getNote(tx: TxCtx, id: string): Promise<NoteState> {
  const [note] = await getNotes(tx, [id]);
  if (!note) throw new NotFound();
  return note;
}
