import type { Generated, GeneratedAlways } from 'kysely';
import type { PersonLabel } from '#domain/text/display-names.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    people: {
      workspace_id: string;
      id: string;
      name: string;
      email: string | null;
      sort_name: string;
      shown_sort_name: GeneratedAlways<string>;
      /** What they are found by, as in `person_keys`: see `keyText`. */
      keys: Generated<string[]>;
      hidden_at: Date | null;
      hidden_by: string | null;
      is_sample: Generated<boolean>;
      created_by: string | null;
      created_at: Date;
      updated_at: Date;
      trashed_at: Date | null;
      trashed_by: string | null;
      merged_into: string | null;
      version: Generated<number>;
    };
    /** Those whom data points name. */
    participants: {
      workspace_id: string;
      participant: string;
      key: string | null;
      person_id: string | null;
    };
    person_keys: { workspace_id: string; key: string; person_id: string };
    note_people: {
      workspace_id: string;
      note_id: string;
      person_id: string;
      kind: PersonLabel;
      rank: number;
      added_by: string | null;
      added_at: Date;
    };
    person_merges: {
      workspace_id: string;
      id: string;
      person_id: string;
      merged_person_ids: string[];
      changes: MergeChanges;
      merged_by: string | null;
      merged_at: Date;
      undone_at: Date | null;
      undone_by: string | null;
    };
  }
}

type Identity = {
  readonly name: string;
  readonly email: string | null;
  readonly hiddenAt: string | null;
  readonly hiddenBy: string | null;
};

/** Everything that undoing a merge needs. Holds names, so it goes when the person is erased. */
export type MergeChanges = {
  readonly before: Identity;
  readonly after: Identity;
  /** The parts in notes that the merged people had. */
  readonly places: readonly {
    readonly noteId: string;
    readonly personId: string;
    readonly kind: PersonLabel;
    readonly rank: number;
    readonly addedBy: string | null;
    readonly addedAt: string;
  }[];
  /** Notes that the kept person was not in before. */
  readonly gained: readonly string[];
  /** Records merged earlier into somebody who is now merged, with whom they had been led to. */
  readonly followed: readonly { readonly id: string; readonly into: string }[];
};
