import type { ColumnType, Generated } from 'kysely';
import type { MergedList } from '#domain/things/merged.ts';

export type DocumentKind = MergedList<'documents'>;
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    documents: {
      workspace_id: string;
      id: string;
      kind: DocumentKind;
      /** Null for the home page alone. */
      owner_id: string | null;
      locked: Generated<boolean>;
      trashed: Generated<boolean>;
      snapshot: Bytes;
      text: Generated<string>;
      text_current: Generated<boolean>;
      /** False while the rest of the product has not heard of the last edits. */
      change_told: Generated<boolean>;
      /** Null until its text is derived for the first time. */
      speakers: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
      /** False only for what was written before names of contacts were kept out of mentions. */
      without_contact_names: Generated<boolean>;
      created_at: Date;
      edited_at: Date;
    };
    document_updates: {
      workspace_id: string;
      document_id: string;
      seq: Generated<string>;
      update: Bytes;
      member_id: string | null;
      created_at: Date;
    };
    document_versions: {
      workspace_id: string;
      document_id: string;
      id: string;
      state: Bytes;
      member_ids: string[];
      reason: 'edit' | 'restore';
      created_at: Date;
    };
  }
}
