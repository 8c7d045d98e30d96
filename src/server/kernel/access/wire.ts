import { isSpecialGroupKey } from '#domain/access/permission-map.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import type {
  AccessObjectType as WireType,
  GranteeInput as WireGrantee,
  SpecialGrantee,
} from '#server/platform/graphql/wire.gen.ts';
import type { ObjectRef } from './access-object.ts';
import type { GranteeInput } from './grantee.ts';
import type { AccessObjectType } from './tables.ts';

const specials = wireEnum({ MARKUP: 'markup', PUBLIC: 'public', PLAYBACK: 'playback' });

export function readObjectRef({ type, id }: { type: WireType; id: string }): ObjectRef {
  return { type: readType(type), id: readId(id) };
}

export function wireType(type: AccessObjectType): WireType {
  // What the wire writes in capitals is the name in the domain.
  return type.toUpperCase() as Uppercase<AccessObjectType>;
}

function readType(wire: WireType): AccessObjectType {
  return wire.toLowerCase() as Lowercase<WireType>;
}

export function readGranteeInput({ memberId, groupId, special }: WireGrantee): GranteeInput {
  return {
    memberId: memberId == null ? null : readId(memberId),
    groupId: groupId == null ? null : readId(groupId),
    special: special ?? null,
  };
}

export function specialOf(grantee: string): SpecialGrantee | null {
  return isSpecialGroupKey(grantee) ? specials.write(grantee) : null;
}
