import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import type { PersonalState } from '#domain/personal-data/states.ts';
import type { FoundBy } from './tables.ts';

export type PersonalDatum = {
  readonly id: string;
  readonly objectType: 'note' | 'insight';
  readonly objectId: string;
  readonly kind: PersonalKind;
  readonly words: string | null;
  /** Where hidden words are sealed. */
  readonly sealedId: string | null;
  readonly label: string | null;
  readonly foundBy: FoundBy;
  readonly state: PersonalState;
};

/** As people review it, with what its text says now. */
export type ShownDatum = Pick<PersonalDatum, 'id' | 'kind' | 'words' | 'label' | 'foundBy' | 'state'> & {
  readonly count: number;
  readonly context: string;
};

export const personalColumns = [
  'personal_data.id',
  'personal_data.object_type as objectType',
  'personal_data.object_id as objectId',
  'personal_data.kind',
  'personal_data.words',
  'personal_data.sealed_id as sealedId',
  'personal_data.label',
  'personal_data.found_by as foundBy',
  'personal_data.state',
] as const;
