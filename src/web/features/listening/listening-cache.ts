import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** An admin may turn AI off or on. */
export const listeningCache: CacheRules = { heard: { setting: ['speechAvailable'] } };
