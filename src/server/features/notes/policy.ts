import { sql } from 'kysely';
import type { Action } from '#domain/access/actions.ts';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isProjectReadOnly } from '#domain/projects/project-status.ts';
import { levelOfRank, rankOf } from '#server/features/access/index.ts';
import '#server/features/projects/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** A note as the decision needs it, locked until the transaction ends. */
export type NoteState = AccessObject & {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly authorId: string;
  /** Whether it has a map of its own instead of its project's. */
  readonly isPrivate: boolean;
};

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
  const me = viewerOf(tx)?.id;
  const seen = rows.flatMap(({ rank, createdBy, trashedBy, lockedAt, accessId, projectStatus, ...row }) => {
    const level = levelOfRank(tx, rank);
    // Whoever put something in the trash can take it out again, as its author can.
    const authorId = inTrash && trashedBy === me && me !== undefined ? me : createdBy;
    return level === null
      ? []
      : [
          {
            ...row,
            level,
            authorId,
            locked: lockedAt !== null,
            archived: isProjectReadOnly(projectStatus),
            isPrivate: accessId === row.id,
          },
        ];
  });
  if (seen.length !== ids.length) throw new NotFound();
  return seen;
}

export async function getNote(tx: TxCtx, id: string): Promise<NoteState> {
  const [note] = await getNotes(tx, [id]);
  if (!note) throw new NotFound();
  return note;
}

/** All of them, or the refusal of the first. */
export function allowAll(tx: TxCtx, action: Action, notes: readonly NoteState[]): void {
  for (const note of notes) allow(tx, action, note);
}
