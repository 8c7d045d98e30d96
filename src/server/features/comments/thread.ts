import { sql } from 'kysely';
import '#server/features/people/tables.ts';
import type { CommentAnchor, CommentObjectType } from './tables.ts';

/** What people say about one place in a note or an insight, or about a contact. */
export type CommentThread = {
  readonly id: string;
  readonly objectType: CommentObjectType;
  readonly objectId: string;
  readonly anchor: CommentAnchor;
  readonly quote: string;
  readonly highlightId: string | null;
  readonly fileId: string | null;
  readonly time: number | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly version: number;
};

/** What is said about a merged contact is said about the kept one, until the merge is undone: nothing is moved. */
const objectId = sql<string>`coalesce(comment_threads.object_id, (
  select coalesce(about.merged_into, about.id) from people about
  where about.workspace_id = comment_threads.workspace_id and about.id = comment_threads.person_id))`;

export const threadColumns = [
  'comment_threads.id',
  'comment_threads.object_type as objectType',
  objectId.as('objectId'),
  'comment_threads.anchor',
  'comment_threads.quote',
  'comment_threads.highlight_id as highlightId',
  'comment_threads.file_id as fileId',
  'comment_threads.at_seconds as time',
  'comment_threads.created_by as createdBy',
  'comment_threads.created_at as createdAt',
  'comment_threads.resolved_at as resolvedAt',
  'comment_threads.resolved_by as resolvedBy',
  'comment_threads.version',
] as const;
