import type { ColumnType, Generated } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';

type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;
/** The driver reads bigints as text. */
type Seq = ColumnType<string, number | string, number | string>;

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    search_states: {
      workspace_id: string;
      seq: Seq;
      sealed_to: Seq;
      segments_version: Generated<number>;
      built_at: Date | null;
      vector_seq: Generated<string>;
      embedded_to: Generated<string>;
      embedded_model: Generated<string>;
      purged_at: Date | null;
    };
    search_items: {
      workspace_id: string;
      id: string;
      type: SearchResultType;
      seq: Seq;
      removed: Generated<boolean>;
      title: Generated<string>;
      body: Generated<string>;
      access_id: string | null;
      owner_id: string | null;
      project_id: string | null;
      location_ids: string[];
      contributor_ids: string[];
      tag_ids: string[];
      person_ids: string[];
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      published: Generated<boolean>;
      archived: Generated<boolean>;
      ai_generated: Generated<boolean>;
    };
    search_segments: {
      workspace_id: string;
      id: string;
      from_seq: Seq;
      to_seq: Seq;
      items: number;
      terms: number;
      columns: Bytes;
      words: Bytes;
      created_at: Date;
      replaced_at: Date | null;
    };
    search_vectors: {
      workspace_id: string;
      item_id: string;
      seq: Seq;
      model: string;
      text_hash: string;
      starts: number[];
      vectors: Bytes;
    };
    search_postings: {
      workspace_id: string;
      segment_id: string;
      term: string;
      items: number;
      postings: Bytes;
    };
  }
}
