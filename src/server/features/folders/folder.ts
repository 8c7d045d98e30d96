import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';

/** Holds projects and other folders. */
export type Folder = {
  readonly id: string;
  readonly title: string;
  readonly parentId: string | null;
  /** Its place among the folders beside it. */
  readonly order: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function folderColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'folders.id',
    'folders.title',
    'folders.parent_id as parentId',
    'folders.rank as order',
    'folders.created_by as createdBy',
    'folders.created_at as createdAt',
    'folders.updated_at as updatedAt',
    'folders.version',
    rankOf(asking, 'folders.access_id').as('rank'),
  ] as const;
}
