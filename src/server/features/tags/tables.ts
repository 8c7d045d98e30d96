import type { Generated } from 'kysely';
import type { TagSentiment } from '#domain/tags/sentiments.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    tag_boards: {
      workspace_id: string;
      id: string;
      project_id: string | null;
      title: string;
      rank: number;
      is_default: Generated<boolean>;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      deleted_at: Date | null;
      deleted_by: string | null;
      version: Generated<number>;
    };
    tag_groups: {
      workspace_id: string;
      id: string;
      board_id: string;
      title: string;
      color: string;
      rank: number;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      deleted_at: Date | null;
      deleted_by: string | null;
      version: Generated<number>;
    };
    tags: {
      workspace_id: string;
      id: string;
      board_id: string;
      group_id: string | null;
      title: string;
      folded: string;
      key: string;
      color: string;
      description: Generated<string>;
      role: string | null;
      sentiment: TagSentiment | null;
      rank: number;
      locked_at: Date | null;
      locked_by: string | null;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      trashed_at: Date | null;
      trashed_by: string | null;
      merged_into: string | null;
      version: Generated<number>;
    };
    /** The tags on highlights. `write-taggings.ts` writes them, beside the changes that can be undone. */
    highlight_tags: {
      workspace_id: string;
      highlight_id: string;
      tag_id: string;
      place: number;
      added_by: string | null;
      added_at: Date;
      /** Written by the database itself, as are those below. */
      access_id: Generated<string>;
      hidden: Generated<boolean>;
      highlighted_at: Generated<Date>;
      project_id: Generated<string>;
      object_id: Generated<string>;
      comment_only: Generated<boolean>;
    };
    tagging_changes: {
      workspace_id: string;
      id: string;
      kind: 'tagging' | 'merge';
      into_id: string | null;
      merged_ids: string[];
      changed_by: string;
      created_at: Date;
      undone_at: Date | null;
    };
    tagging_change_items: {
      workspace_id: string;
      change_id: string;
      highlight_id: string;
      tag_id: string;
      added: boolean;
      place: number;
      added_by: string | null;
      added_at: Date;
    };
  }
}
