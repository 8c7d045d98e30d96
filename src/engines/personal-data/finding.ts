import type { PersonalKind } from '#domain/personal-data/kinds.ts';

/** Words of a text that are personal, where they are written. */
export type Finding = {
  readonly kind: PersonalKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
};
