import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const apiReferenceCache: CacheRules = { keys: { ApiType: ['name'], ApiOperation: ['kind', 'name'] } };
