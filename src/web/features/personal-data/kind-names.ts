import { personalKindNames } from '#domain/personal-data/kinds.ts';
import type { PersonalDatumFieldsFragment, PersonalFoundBy, PersonalKind } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';

const names: Readonly<Record<PersonalKind, string>> = {
  PERSON: personalKindNames.person,
  EMAIL: personalKindNames.email,
  PHONE: personalKindNames.phone,
  ADDRESS: personalKindNames.address,
  PLACE: personalKindNames.place,
  ORGANIZATION: personalKindNames.organization,
  CARD: personalKindNames.card,
  IBAN: personalKindNames.iban,
  SSN: personalKindNames.ssn,
  IP: personalKindNames.ip,
};

/** In the order in which they are offered. */
export const personalKindChoices: readonly { readonly kind: PersonalKind; readonly name: string }[] = (
  ['PERSON', 'EMAIL', 'PHONE', 'ADDRESS', 'PLACE', 'ORGANIZATION', 'CARD', 'IBAN', 'SSN', 'IP'] as const
).map((kind) => ({ kind, name: names[kind] }));

export function kindNameOf(kind: PersonalKind): string {
  return names[kind];
}

const finders: Readonly<Record<PersonalFoundBy, string>> = {
  PATTERN: 'has the form of one',
  PEOPLE: 'a participant of this project',
  MODEL: 'found by the name model on this server',
};

export function factsOf({ kind, foundBy, count }: PersonalDatumFieldsFragment): string {
  return `${names[kind]} · ${countLabel(count, 'time')} · ${finders[foundBy]}`;
}
