import type { PatchStep } from './patch-request.ts';
import { invalidValue, ScimError } from './scim-error.ts';
import { readMemberIds, readScimGroup, type ScimGroup } from './scim-group.ts';

/** Throws ScimError. */
export function patchGroup(group: ScimGroup, steps: readonly PatchStep[]): ScimGroup {
  const patched = steps.reduce(applyStep, group);
  return readScimGroup({ ...patched, members: patched.memberIds });
}

function applyStep(group: ScimGroup, step: PatchStep): ScimGroup {
  const { verb, attribute, value } = step;
  if (attribute === 'members') return { ...group, memberIds: patchMembers(group.memberIds, step) };
  if (attribute === 'displayname') {
    if (verb === 'remove') throw new ScimError(400, 'displayName can’t be removed', 'mutability');
    if (typeof value !== 'string') throw invalidValue('displayName must be a text');
    return { ...group, displayName: value };
  }
  if (attribute === 'externalid')
    return { ...group, externalId: verb === 'remove' || typeof value !== 'string' ? null : value };
  return group;
}

function patchMembers(before: readonly string[], { verb, where, value }: PatchStep): readonly string[] {
  if (where) {
    const named = readMemberIds(where.value);
    return verb === 'remove' ? before.filter((id) => !named.includes(id)) : union(before, named);
  }
  if (verb === 'add') return union(before, readMemberIds(value ?? []));
  if (verb === 'replace') return readMemberIds(value ?? []);
  // Entra names who is to go in the value; read by the letter of the standard, that would empty the group.
  if (value === undefined || value === null) return [];
  const gone = readMemberIds(value);
  return before.filter((id) => !gone.includes(id));
}

function union(before: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...before, ...more])];
}
