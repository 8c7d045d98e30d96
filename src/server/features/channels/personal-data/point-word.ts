import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import type { PersonalState } from '#domain/personal-data/states.ts';
import '../tables.ts';

/** Words of one data point that are personal data. */
export type PointWord = {
  readonly id: string;
  readonly pointId: string;
  readonly kind: PersonalKind;
  readonly words: string | null;
  readonly sealedId: string | null;
  readonly label: string | null;
  readonly foundBy: 'pattern' | 'people' | 'model';
  readonly state: PersonalState;
};

export const pointWordColumns = [
  'data_point_words.id',
  'data_point_words.point_id as pointId',
  'data_point_words.kind',
  'data_point_words.words',
  'data_point_words.sealed_id as sealedId',
  'data_point_words.label',
  'data_point_words.found_by as foundBy',
  'data_point_words.state',
] as const;
