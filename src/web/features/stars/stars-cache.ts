import { gql } from '@urql/core';
import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules, TypeName } from '#web/lib/cache/cache-rules.ts';
import { readAgain } from '#web/lib/cache/change-cache.ts';
import type { FieldsOf, MutationArgs } from '#web/lib/cache/schema.gen.ts';

/** Those that show their star on a record of their own. */
const starred: Partial<Record<MutationArgs['star']['type'], StarredType>> = {
  PROJECT: 'Project',
  FOLDER: 'Folder',
  CHANNEL: 'Channel',
  NOTE: 'Note',
  INSIGHT: 'Insight',
  DOC: 'AiDoc',
  CONTACT: 'Person',
};

type StarredType = { [T in TypeName]: 'starred' extends FieldsOf[T] ? T : never }[TypeName];

/** Cards in documents whose source was in the trash. */
const cards = ['highlight', 'note', 'insight', 'trashedSource'] as const;

export const starsCache: CacheRules = {
  embedded: ['ObjectCard', 'TrashItem'],
  after: {
    recordVisit: ['recent'],
    restoreFromTrash: [
      'trash',
      'notes',
      'insights',
      'publishedInsights',
      'projects',
      'folders',
      'folder',
      'channels',
      'aiDocs',
      'recent',
      'starred',
      'yourWork',
      'sharedWithYou',
      'comments',
      'commentThread',
      ...cards,
    ],
    star: (cache, args) => markStarred(cache, args, true),
    unstar: (cache, args) => markStarred(cache, args, false),
  },
  guess: { star: () => true, unstar: () => true },
};

function markStarred(cache: Cache, { type, id }: MutationArgs['star'], isStarred: boolean): void {
  const typename = starred[type];
  if (typename !== undefined) {
    const fragment = gql(`fragment Starred${typename} on ${typename} { id starred }`);
    cache.writeFragment(fragment, { __typename: typename, id, starred: isStarred });
  }
  readAgain(cache, ['starred']);
}
