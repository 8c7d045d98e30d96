import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const filesCache: CacheRules = {
  after: { restoreFiles: ['files'], trashFiles: ['files'] },
  heard: { file: ['files', 'transcripts', 'translations'] },
};
