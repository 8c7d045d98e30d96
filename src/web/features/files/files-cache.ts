import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const filesCache: CacheRules = {
  after: { restoreFiles: ['files'], trashFiles: ['files'], restoreFromTrash: ['files'] },
  heard: { file: ['files', 'filePages', 'transcripts', 'translations'] },
};
