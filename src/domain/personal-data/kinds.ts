export const personalKinds = [
  'person',
  'email',
  'phone',
  'address',
  'place',
  'organization',
  'card',
  'iban',
  'ssn',
  'ip',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** As labels in place of what is hidden, and in settings. */
export const personalKindNames: Readonly<Record<PersonalKind, string>> = {
  person: 'Person',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  place: 'Place',
  organization: 'Organization',
  card: 'Card',
  iban: 'Bank account',
  ssn: 'Social security number',
  ip: 'IP address',
};

/** Places and organizations are what much research is about; a team adds them where they tell who somebody is. */
export const defaultPersonalKinds: readonly PersonalKind[] = personalKinds.filter(
  (kind) => kind !== 'place' && kind !== 'organization',
);
