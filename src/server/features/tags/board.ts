import { sql } from 'kysely';
import type { Level } from '#domain/access/levels.ts';
import { hasRole } from '#domain/access/roles.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Tags of one project, or (without a project) of the whole workspace. */
export type TagBoard = {
  readonly id: string;
  readonly projectId: string | null;
  readonly title: string;
  readonly rank: number;
  readonly isDefault: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** What the asking person may do in its project, before the cap of their role. */
  readonly levelRank: number;
  /** Its project is: nobody changes it until that is active again. */
  readonly archived: boolean;
};

export type TagGroup = {
  readonly id: string;
  readonly boardId: string;
  readonly title: string;
  readonly color: string;
  readonly rank: number;
  readonly version: number;
};

export const groupColumns = [
  'tag_groups.id',
  'tag_groups.board_id as boardId',
  'tag_groups.title',
  'tag_groups.color',
  'tag_groups.rank',
  'tag_groups.version',
] as const;

/** Of `tag_boards` left joined with `projects`. */
export function boardColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'tag_boards.id',
    'tag_boards.project_id as projectId',
    'tag_boards.title',
    'tag_boards.rank',
    'tag_boards.is_default as isDefault',
    'tag_boards.created_at as createdAt',
    'tag_boards.updated_at as updatedAt',
    'tag_boards.version',
    ...standingColumns(asking),
  ] as const;
}

/** What the decision needs to know of the board's project. */
export function standingColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    rankOf(asking, 'projects.access_id').as('levelRank'),
    sql<boolean>`coalesce(projects.status = 'archived', false)`.as('archived'),
  ] as const;
}

/** On a workspace board managers decide, and everybody reads. */
export function levelOn(
  ctx: Pick<Ctx, 'actor'>,
  { projectId, levelRank }: Pick<TagBoard, 'projectId' | 'levelRank'>,
): Level {
  if (projectId === null) return isManager(ctx) ? 'FULL' : 'READ';
  const level = levelOfRank(ctx, levelRank);
  if (level === null) throw new NotFound();
  return level;
}

/** Who decides about the tags of the whole workspace. */
export function isManager({ actor }: Pick<Ctx, 'actor'>): boolean {
  if (actor.kind !== 'member') return actor.kind === 'system';
  return actor.viewer.workspaceAdmin || hasRole(actor.viewer.role, 'MANAGER');
}
