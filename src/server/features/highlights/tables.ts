import type { ColumnType, Generated } from 'kysely';
import type { AudioVideoType } from '#domain/highlights/highlight.ts';
import type { SuggestionBasis } from '#domain/ai/suggestions.ts';
import type { SuggestionReview } from '#domain/highlights/suggested-highlight.ts';
import type { Anchor } from '#editor/yjs/anchors.ts';

export type HighlightObjectType = 'note' | 'insight';
/** Written as text: the driver would send a list as a Postgres array. */
type Anchors = ColumnType<Anchor[] | null, string | null, string | null>;

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    highlights: {
      workspace_id: string;
      id: string;
      object_type: HighlightObjectType;
      object_id: string;
      /** Written by the database itself, as is the next. */
      project_id: Generated<string>;
      access_id: Generated<string>;
      object_trashed: Generated<boolean>;
      text: Generated<string>;
      marked: boolean;
      /** A name a line. */
      speakers: Generated<string>;
      position: Generated<number>;
      start_offset: number | null;
      end_offset: number | null;
      file_id: string | null;
      start_time: number | null;
      end_time: number | null;
      snippet_start: number | null;
      snippet_end: number | null;
      media_type: AudioVideoType | null;
      clip_id: string | null;
      clip_duration: number | null;
      pdf_areas: string | null;
      inline_comment_only: Generated<boolean>;
      /** Has at least one tag, also one in the trash; written by the database itself. */
      tagged: Generated<boolean>;
      lost_ranges: Anchors;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      deleted_at: Date | null;
      deleted_by: string | null;
      hidden: Generated<boolean>;
      version: Generated<number>;
    };
    highlight_suggestions: {
      workspace_id: string;
      id: string;
      object_type: HighlightObjectType;
      object_id: string;
      selected_text: string;
      start_offset: number | null;
      reason: string | null;
      suggested_tag_ids: string[];
      pdf_areas: Generated<string>;
      engine_version: number;
      score: Generated<number>;
      basis: SuggestionBasis | null;
      model: string | null;
      created_at: Date;
      review: SuggestionReview | null;
      reviewed_at: Date | null;
      reviewed_by: string | null;
      highlight_id: string | null;
      version: Generated<number>;
    };
  }
}
