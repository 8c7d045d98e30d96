import { parseEmail } from '#domain/accounts/email.ts';
import { emailMaxLength } from '#domain/accounts/email.ts';
import { attributeOf, flagOf, isJson, textOf, type Json } from './json.ts';
import { invalidValue } from './scim-error.ts';

export const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';

export type ScimEmail = { readonly value: string; readonly type?: string; readonly primary?: boolean };

/** A person as the company's directory describes them. */
export type ScimUser = {
  readonly userName: string;
  readonly externalId: string | null;
  readonly active: boolean;
  readonly displayName: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly emails: readonly ScimEmail[];
};

const mostEmails = 20;
const mostText = 200;

/** Throws ScimError. A directory that says nothing of `active` means a person who may sign in. */
export function readScimUser(body: unknown): ScimUser {
  if (!isJson(body)) throw invalidValue('Send one user as a JSON object');
  const userName = plainText(body, 'userName', emailMaxLength);
  if (userName === null) throw invalidValue('userName is required');
  const given = attributeOf(body, 'active');
  const active = given === undefined || given === null ? true : flagOf(given);
  if (active === undefined) throw invalidValue('active must be true or false');
  const name = attributeOf(body, 'name');
  return {
    userName,
    externalId: plainText(body, 'externalId', mostText),
    active,
    displayName: plainText(body, 'displayName', mostText),
    givenName: isJson(name) ? plainText(name, 'givenName', mostText) : null,
    familyName: isJson(name) ? plainText(name, 'familyName', mostText) : null,
    emails: readEmails(attributeOf(body, 'emails')),
  };
}

function readEmails(value: unknown): ScimEmail[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || value.length > mostEmails)
    throw invalidValue(`emails must be a list of at most ${mostEmails}`);
  return value.filter(isJson).flatMap((entry) => {
    const address = plainText(entry, 'value', emailMaxLength);
    if (address === null) return [];
    const type = plainText(entry, 'type', mostText);
    const primary = flagOf(attributeOf(entry, 'primary'));
    return [{ value: address, ...(type !== null && { type }), ...(primary !== undefined && { primary }) }];
  });
}

function plainText(json: Json, name: string, max: number): string | null {
  const text = textOf(json, name);
  if (text === undefined || text === '') return null;
  if (text.length > max) throw invalidValue(`${name} must be at most ${max} characters`);
  if (text.includes('\0')) throw invalidValue(`${name} must not contain NUL characters`);
  return text;
}

/** The address the person signs in with: their user name, or the first of their addresses. Throws ScimError. */
export function emailOfUser({ userName, emails }: ScimUser): string {
  const first =
    emails.find(({ primary }) => primary) ?? emails.find(({ type }) => type === 'work') ?? emails[0];
  for (const candidate of [userName, first?.value ?? '']) {
    const parsed = parseEmail(candidate);
    if (parsed.ok) return parsed.value;
  }
  throw invalidValue('A user needs an e-mail address as userName or in emails');
}

/** What colleagues read; never empty. */
export function nameOfUser(user: ScimUser): string {
  const whole = [user.givenName, user.familyName].filter((part) => part !== null).join(' ');
  const name = user.displayName ?? (whole === '' ? (user.userName.split('@')[0] ?? '') : whole);
  return (name === '' ? user.userName : name).slice(0, 100);
}
