import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const mediaExportsCache: CacheRules = { heard: { export: ['mediaExport'] } };
