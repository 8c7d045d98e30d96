import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const documentsCache: CacheRules = { after: { restoreDocumentVersion: ['documentVersions'] } };
