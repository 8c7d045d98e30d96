import { sql } from 'kysely';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** What is in a project and whose content is the document of the same id: a note, an insight. */
export type Written = {
  readonly id: string;
  readonly projectId: string;
  readonly title: string;
  readonly preview: string;
  readonly lockedAt: Date | null;
  readonly lockedBy: string | null;
  /** Written by AI, in the name of who made it. */
  readonly aiGenerated: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function writtenColumns(
  table: string,
  asking: Pick<Ctx, 'actor' | 'workspace'>,
  rank = rankOf(asking, `${table}.access_id`),
) {
  const column = <T>(name: string) => sql<T>`${sql.ref(`${table}.${name}`)}`;
  return [
    column<string>('id').as('id'),
    column<string>('project_id').as('projectId'),
    column<string>('title').as('title'),
    column<Date | null>('locked_at').as('lockedAt'),
    column<string | null>('locked_by').as('lockedBy'),
    column<boolean>('ai_generated').as('aiGenerated'),
    column<string>('created_by').as('createdBy'),
    column<Date>('created_at').as('createdAt'),
    column<Date>('updated_at').as('updatedAt'),
    column<Date | null>('trashed_at').as('trashedAt'),
    column<number>('version').as('version'),
    sql<string>`coalesce((select left(d.text, 200) from documents d
      where d.workspace_id = ${column('workspace_id')} and d.id = ${column('id')}), '')`.as('preview'),
    rank.as('rank'),
  ] as const;
}
