import type { Generated } from 'kysely';
import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import type { PersonalState } from '#domain/personal-data/states.ts';

/** The surest first. */
export type FoundBy = 'pattern' | 'people' | 'model';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    personal_data: {
      workspace_id: string;
      id: string;
      object_type: 'note' | 'insight';
      object_id: string;
      kind: PersonalKind;
      /** Of words that are not hidden. */
      words: string | null;
      sealed_id: string | null;
      label: string | null;
      place: Generated<number>;
      found_by: FoundBy;
      state: Generated<PersonalState>;
      created_at: Date;
      reviewed_by: string | null;
      reviewed_at: Date | null;
    };
  }
}
