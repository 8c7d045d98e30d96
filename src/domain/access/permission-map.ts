import type { Codec } from '#domain/codec/codec.ts';
import { literal } from '#domain/codec/primitives.ts';
import { object, record } from '#domain/codec/structures.ts';
import { highestLevel, levels, lowestLevel, type Level } from './levels.ts';
import { capLevel, type Role } from './roles.ts';

/** Keys of `groups` that are no user group: visitors, all members, viewers of the playback product. */
export const specialGroupKeys = ['public', 'markup', 'playback'] as const;
export type SpecialGroupKey = (typeof specialGroupKeys)[number];

export type PermissionMap = {
  readonly groups: Readonly<Record<string, Level>>;
  readonly users: Readonly<Record<string, Level>>;
};

export const permissionMapCodec: Codec<PermissionMap> = object(
  { groups: record(literal(...levels)), users: record(literal(...levels)) },
  'permission map',
);

export type AccessHolder = {
  readonly id: string;
  readonly role: Role | null;
  readonly groupIds: readonly string[];
};

/** The highest of the member's own level and those of their groups; every member is in `markup`. */
export function effectiveLevel(member: AccessHolder, map: PermissionMap): Level | null {
  const groupKeys = [...member.groupIds.filter((id) => !isSpecialGroupKey(id)), 'markup'];
  const held = [levelAt(map.users, member.id), ...groupKeys.map((key) => levelAt(map.groups, key))];
  return capLevel(member.role, highestLevel(held));
}

/** What a visitor with the link may do: never more than read, whatever the map says. */
export function publicLevel(map: PermissionMap): Level | null {
  return lowestLevel(levelAt(map.groups, 'public'), 'READ');
}

export function isSpecialGroupKey(key: string): key is SpecialGroupKey {
  return specialGroupKeys.some((special) => special === key);
}

function levelAt(entries: Readonly<Record<string, Level>>, key: string): Level | null {
  return Object.hasOwn(entries, key) ? (entries[key] ?? null) : null;
}
