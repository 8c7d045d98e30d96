import { sql } from 'kysely';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import './tables.ts';

/** What evidence is coded with. */
export type Tag = {
  readonly id: string;
  readonly boardId: string;
  /** Null while its group is deleted. */
  readonly groupId: string | null;
  /** Null for a tag of the workspace. */
  readonly projectId: string | null;
  readonly title: string;
  readonly color: string;
  readonly description: string;
  readonly role: string | null;
  readonly sentiment: TagSentiment | null;
  readonly rank: number;
  readonly lockedAt: Date | null;
  readonly lockedBy: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly mergedIntoId: string | null;
  readonly version: number;
};

/** Of `tags` joined with its `tag_boards`. */
export const tagColumns = [
  'tags.id',
  'tags.board_id as boardId',
  sql<string | null>`(select g.id from tag_groups g
    where g.workspace_id = tags.workspace_id and g.id = tags.group_id and g.deleted_at is null)`.as(
    'groupId',
  ),
  'tag_boards.project_id as projectId',
  'tags.title',
  'tags.color',
  'tags.description',
  'tags.role',
  'tags.sentiment',
  'tags.rank',
  'tags.locked_at as lockedAt',
  'tags.locked_by as lockedBy',
  'tags.created_by as createdBy',
  'tags.created_at as createdAt',
  'tags.updated_at as updatedAt',
  'tags.trashed_at as trashedAt',
  'tags.merged_into as mergedIntoId',
  'tags.version',
] as const;
