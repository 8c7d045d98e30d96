import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const translationsCache: CacheRules = {
  after: { requestTranslation: ['translations'], deleteTranslation: ['translations'] },
  heard: { translation: ['translations'] },
};
