import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** A result is a picture of its object for one query: kept with the answer, not with the object. */
export const searchCache: CacheRules = { embedded: ['SearchItem'] };
