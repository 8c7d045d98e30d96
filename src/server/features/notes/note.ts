import { sql } from 'kysely';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** An interview, a session, a ticket: what research starts from. Its content is the document of the same id. */
export type Note = {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly preview: string;
  readonly lockedAt: Date | null;
  readonly lockedBy: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function noteColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'notes.id',
    'notes.project_id as projectId',
    'notes.title',
    'notes.locked_at as lockedAt',
    'notes.locked_by as lockedBy',
    'notes.created_by as createdBy',
    'notes.created_at as createdAt',
    'notes.updated_at as updatedAt',
    'notes.trashed_at as trashedAt',
    'notes.version',
    sql<string>`coalesce((select left(d.text, 200) from documents d
      where d.workspace_id = notes.workspace_id and d.id = notes.id), '')`.as('preview'),
    rankOf(asking, 'notes.access_id').as('rank'),
  ] as const;
}
