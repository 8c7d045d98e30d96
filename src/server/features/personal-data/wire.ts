import { wireEnum } from '#server/platform/graphql/wire-enum.ts';

export const wireKinds = wireEnum({
  PERSON: 'person',
  EMAIL: 'email',
  PHONE: 'phone',
  ADDRESS: 'address',
  PLACE: 'place',
  ORGANIZATION: 'organization',
  CARD: 'card',
  IBAN: 'iban',
  SSN: 'ssn',
  IP: 'ip',
});
export const states = wireEnum({ OPEN: 'open', HIDDEN: 'hidden', KEPT: 'kept', PURGED: 'purged' });
export const finders = wireEnum({ PATTERN: 'pattern', PEOPLE: 'people', MODEL: 'model' });
export const decisions = wireEnum({ HIDE: 'hide', KEEP: 'keep', REOPEN: 'reopen' });
