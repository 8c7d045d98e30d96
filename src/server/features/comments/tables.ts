import type { Generated, JSONColumnType } from 'kysely';
import type { CommentBody } from '#domain/comments/comment-body.ts';

export type CommentObjectType = 'note' | 'insight' | 'person';
export type CommentAnchor = 'document' | 'selection' | 'highlight' | 'moment';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    comment_threads: {
      workspace_id: string;
      id: string;
      object_type: CommentObjectType;
      /** Null on a contact, which is in `person_id`. */
      object_id: string | null;
      person_id: Generated<string | null>;
      anchor: CommentAnchor;
      quote: string;
      highlight_id: string | null;
      file_id: string | null;
      at_seconds: number | null;
      created_by: string;
      created_at: Date;
      resolved_at: Date | null;
      resolved_by: string | null;
      version: Generated<number>;
    };
    comments: {
      workspace_id: string;
      id: string;
      thread_id: string;
      author_id: string;
      original_author: Generated<string | null>;
      imported: Generated<boolean>;
      body: JSONColumnType<CommentBody> | null;
      text: string;
      created_at: Date;
      edited_at: Date | null;
      deleted_at: Date | null;
      deleted_by: string | null;
    };
    comment_reactions: {
      workspace_id: string;
      comment_id: string;
      member_id: string;
      emoji: string;
      created_at: Date;
    };
    comment_reads: { workspace_id: string; member_id: string; thread_id: string; read_at: Date };
  }
}
