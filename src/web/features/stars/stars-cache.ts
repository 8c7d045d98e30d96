import { gql } from '@urql/core';
import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules, TypeName } from '#web/lib/cache/cache-rules.ts';
import { readAgain } from '#web/lib/cache/change-cache.ts';
import type { FieldsOf, MutationArgs } from '#web/lib/cache/schema.gen.ts';

/** Channels have no star to show yet. */
const starred = {
  PROJECT: 'Project',
  FOLDER: 'Folder',
  NOTE: 'Note',
  INSIGHT: 'Insight',
  CHANNEL: null,
} as const satisfies Record<MutationArgs['star']['type'], StarredType | null>;

type StarredType = { [T in TypeName]: 'starred' extends FieldsOf[T] ? T : never }[TypeName];

export const starsCache: CacheRules = {
  embedded: ['ObjectCard', 'TrashItem'],
  after: {
    recordVisit: ['recent'],
    star: (cache, args) => markStarred(cache, args, true),
    unstar: (cache, args) => markStarred(cache, args, false),
  },
  guess: { star: () => true, unstar: () => true },
};

function markStarred(cache: Cache, { type, id }: MutationArgs['star'], isStarred: boolean): void {
  const typename = starred[type];
  if (typename !== null) {
    const fragment = gql(`fragment Starred${typename} on ${typename} { id starred }`);
    cache.writeFragment(fragment, { __typename: typename, id, starred: isStarred });
  }
  readAgain(cache, ['starred']);
}
