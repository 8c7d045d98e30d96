import type { CacheRules } from '#web/lib/cache-rules.ts';

export const mediaExportsCache: CacheRules = { lists: { export: ['mediaExport'] } };
