import type { SpecialGroupKey } from '#domain/access/permission-map.ts';
import { deletedUser } from '#domain/text/display-names.ts';
import type { GrantFieldsFragment, GranteeInput, SpecialGrantee } from '#web/lib/graphql.gen.ts';

type Grantee = Pick<GrantFieldsFragment, 'member' | 'group' | 'special'>;

const specialNames = {
  MARKUP: 'Everyone in the workspace',
  PUBLIC: 'Visitors with the public link',
  PLAYBACK: 'Playback viewers',
} as const satisfies Record<SpecialGrantee & Uppercase<SpecialGroupKey>, string>;

/** Unique among the lines of one map. */
export function granteeKey({ member, group, special }: Grantee): string {
  return member?.id ?? group?.id ?? special ?? 'gone';
}

export function granteeName({ member, group, special }: Grantee): string {
  if (special) return specialNames[special];
  return member?.name ?? group?.name ?? deletedUser;
}

export function granteeInput({ member, group, special }: Grantee): GranteeInput {
  return {
    memberId: member?.id ?? null,
    groupId: group?.id ?? null,
    special: special ?? null,
  };
}
