import { isJson, type Json } from './json.ts';
import type { PatchStep } from './patch-request.ts';
import { ScimError } from './scim-error.ts';
import { readScimUser, type ScimEmail, type ScimUser } from './scim-user.ts';

/** Throws ScimError. The result is read like a whole user, so a patch can do nothing that a PUT could not. */
export function patchUser(user: ScimUser, steps: readonly PatchStep[]): ScimUser {
  const { givenName, familyName, ...rest } = user;
  let draft: Json = { ...rest, name: { givenName, familyName } };
  for (const step of steps) draft = applyStep(draft, step);
  return readScimUser(draft);
}

const spelled: Readonly<Record<string, string>> = {
  username: 'userName',
  externalid: 'externalId',
  displayname: 'displayName',
  active: 'active',
  name: 'name',
  emails: 'emails',
};
const nameParts: Readonly<Record<string, string>> = {
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
};

function applyStep(draft: Json, step: PatchStep): Json {
  const { verb, attribute, value } = step;
  if (attribute === 'emails') return { ...draft, emails: patchEmails(draft.emails, step) };
  const part = nameParts[attribute];
  const name = isJson(draft.name) ? draft.name : {};
  if (part !== undefined) return { ...draft, name: { ...name, [part]: verb === 'remove' ? null : value } };
  const key = spelled[attribute];
  // Titles, departments, managers and the like are not kept; refusing them would stop the provider's whole sync.
  if (key === undefined) return draft;
  if (verb === 'remove') {
    if (key === 'userName') throw new ScimError(400, 'userName can’t be removed', 'mutability');
    return { ...draft, [key]: key === 'active' ? true : key === 'name' ? {} : null };
  }
  if (key === 'name' && isJson(value)) return { ...draft, name: { ...name, ...value } };
  return { ...draft, [key]: value };
}

/** `add emails[type eq "work"].value` makes the entry where there is none. */
function patchEmails(before: unknown, { verb, where, value }: PatchStep): unknown {
  const emails = (Array.isArray(before) ? before : []) as readonly ScimEmail[];
  if (!where) {
    if (verb === 'remove') return [];
    const given: unknown[] = Array.isArray(value) ? value : [value];
    return verb === 'replace' ? given : [...emails, ...given.filter((entry) => !isKnown(emails, entry))];
  }
  const wanted = where.value.toLowerCase();
  const matches = ({ value: address, type, primary }: ScimEmail): boolean => {
    if (where.key === 'primary') return String(primary ?? false) === wanted;
    return (where.key === 'type' ? (type ?? '') : address).toLowerCase() === wanted;
  };
  if (verb === 'remove') return emails.filter((email) => !matches(email));
  const change: Json = where.part === null ? (isJson(value) ? value : { value }) : { [where.part]: value };
  if (!emails.some(matches)) return [...emails, { [where.key]: where.value, ...change }];
  return emails.map((email) => (matches(email) ? { ...email, ...change } : email));
}

function isKnown(emails: readonly ScimEmail[], entry: unknown): boolean {
  return isJson(entry) && emails.some(({ value }) => value === entry.value);
}
