import type { CommentBody } from '#domain/comments/comment-body.ts';

export type Comment = {
  readonly id: string;
  readonly threadId: string;
  readonly authorId: string;
  /** The name of who wrote it where it was imported from. */
  readonly originalAuthor: string | null;
  /** Null once it was deleted, for everyone who reads it. */
  readonly body: CommentBody | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
};

export const commentColumns = [
  'comments.id',
  'comments.thread_id as threadId',
  'comments.author_id as authorId',
  'comments.original_author as originalAuthor',
  'comments.body',
  'comments.text',
  'comments.created_at as createdAt',
  'comments.edited_at as editedAt',
  'comments.deleted_at as deletedAt',
] as const;
