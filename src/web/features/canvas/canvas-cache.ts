import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const cards = ['canvasCards'] as const;

export const canvasCache: CacheRules = {
  heard: { note: cards, insight: cards, reel: cards, highlight: cards },
};
