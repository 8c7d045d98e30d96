import type { SpecialGroupKey } from '#domain/access/permission-map.ts';
import { isSpecialGroupKey } from '#domain/access/permission-map.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import type {
  AccessObjectType as WireType,
  GranteeInput as WireGrantee,
  SpecialGrantee,
} from '#server/platform/graphql/resolvers.gen.ts';
import type { ObjectRef } from './access-object.ts';
import type { GranteeInput } from './grantee.ts';
import type { AccessObjectType } from './tables.ts';

const types = {
  PROJECT: 'project',
  FOLDER: 'folder',
  CHANNEL: 'channel',
  NOTE: 'note',
  INSIGHT: 'insight',
} as const satisfies Record<WireType, AccessObjectType>;

const wireTypes = {
  project: 'PROJECT',
  folder: 'FOLDER',
  channel: 'CHANNEL',
  note: 'NOTE',
  insight: 'INSIGHT',
} as const satisfies Record<AccessObjectType, WireType>;

const wireSpecials = { markup: 'MARKUP', public: 'PUBLIC', playback: 'PLAYBACK' } as const satisfies Record<
  SpecialGroupKey,
  SpecialGrantee
>;

export function readObjectRef({ type, id }: { type: WireType; id: string }): ObjectRef {
  return { type: types[type], id: readId(id) };
}

export function wireType(type: AccessObjectType): WireType {
  return wireTypes[type];
}

export function readGranteeInput({ memberId, groupId, special }: WireGrantee): GranteeInput {
  return {
    memberId: memberId == null ? null : readId(memberId),
    groupId: groupId == null ? null : readId(groupId),
    special: special ?? null,
  };
}

export function specialOf(grantee: string): SpecialGrantee | null {
  return isSpecialGroupKey(grantee) ? wireSpecials[grantee] : null;
}
