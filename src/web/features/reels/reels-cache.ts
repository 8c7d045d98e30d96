import type { Cache } from '@urql/exchange-graphcache';
import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { changed } from '#web/lib/cache/change-cache.ts';

const shown = ['reel', 'reels', 'insights'] as const;

export const reelsCache: CacheRules = {
  after: {
    createReel: shown,
    deleteReels: shown,
    restoreReels: shown,
    restoreFromTrash: shown,
    createHighlight: readRecorded,
  },
  guess: {
    updateReel: ({ input: { id, ...changes } }, cache) =>
      changed(cache, { type: 'Reel', id }, ['title', 'layout', 'updatedAt', 'version'], changes),
  },
  // What a reel shows of its highlights and recordings is read with it.
  heard: { reel: ['reels', 'reel'], highlight: ['reel'], file: ['reel'], redaction: ['reel'] },
};

/** Lists of what is highlighted in recordings; those of open documents follow by themselves. */
function readRecorded(cache: Cache): void {
  for (const field of cache.inspectFields('Query')) {
    const filter = field.arguments?.['filter'] as { ofRecordings?: boolean } | undefined;
    if (field.fieldName === 'highlights' && filter?.ofRecordings)
      cache.invalidate('Query', 'highlights', field.arguments);
  }
}
