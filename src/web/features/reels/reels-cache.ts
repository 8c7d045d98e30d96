import type { Cache } from '@urql/exchange-graphcache';
import { invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

const readAgain = (_result: unknown, _args: unknown, cache: Cache) => {
  for (const field of ['reel', 'reels', 'insights']) invalidateField(cache, field);
};

/** Lists of what is highlighted in recordings; those of open documents follow by themselves. */
const readRecorded = (_result: unknown, _args: unknown, cache: Cache) => {
  for (const field of cache.inspectFields('Query')) {
    const filter = field.arguments?.['filter'] as { ofRecordings?: boolean } | undefined;
    if (field.fieldName === 'highlights' && filter?.ofRecordings)
      cache.invalidate('Query', 'highlights', field.arguments);
  }
};

export const reelsCache: CacheRules = {
  keys: { ReelPage: () => null },
  updates: {
    createReel: readAgain,
    deleteReels: readAgain,
    restoreReels: readAgain,
    createHighlight: readRecorded,
  },
  optimistic: {
    updateReel: ({ input }, cache) => {
      const { id, ...changes } = input as { id: string };
      const entity = { __typename: 'Reel', id };
      const kept = ['title', 'layout', 'updatedAt', 'version'].map((field) => [
        field,
        cache.resolve(entity, field),
      ]);
      return { ...Object.fromEntries(kept), ...changes, ...entity };
    },
  },
  // What a reel shows of its highlights and recordings is read with it.
  lists: { reel: ['reels', 'reel'], highlight: ['reel'], file: ['reel'], redaction: ['reel'] },
};
