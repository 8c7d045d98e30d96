import { attributeOf, isJson, textOf } from './json.ts';
import { invalidValue } from './scim-error.ts';

export const groupUrn = 'urn:ietf:params:scim:schemas:core:2.0:Group';

export type ScimGroup = {
  readonly displayName: string;
  readonly externalId: string | null;
  readonly memberIds: readonly string[];
};

/** Throws ScimError. */
export function readScimGroup(body: unknown): ScimGroup {
  if (!isJson(body)) throw invalidValue('Send one group as a JSON object');
  const displayName = textOf(body, 'displayName') ?? '';
  if (displayName === '') throw invalidValue('displayName is required');
  const externalId = textOf(body, 'externalId') ?? '';
  if (externalId.length > 200 || externalId.includes('\0')) throw invalidValue('externalId is too long');
  return {
    displayName,
    externalId: externalId === '' ? null : externalId,
    memberIds: readMemberIds(attributeOf(body, 'members') ?? []),
  };
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Each once: providers send a member again whenever they are not sure. Throws ScimError. */
export function readMemberIds(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : [value];
  const ids = entries.map((entry: unknown) => {
    const id = isJson(entry) ? textOf(entry, 'value') : typeof entry === 'string' ? entry : undefined;
    if (id === undefined || !idPattern.test(id))
      throw invalidValue('A member needs the id of a user as value');
    return id.toLowerCase();
  });
  return [...new Set(ids)];
}
