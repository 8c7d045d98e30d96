import type { CacheRules } from '#web/lib/cache-rules.ts';

export const canvasCache: CacheRules = {
  keys: { CanvasCards: () => null },
  lists: {
    note: ['canvasCards'],
    insight: ['canvasCards'],
    reel: ['canvasCards'],
    highlight: ['canvasCards'],
  },
};
