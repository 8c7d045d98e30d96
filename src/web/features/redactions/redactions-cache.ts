import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const redactionsCache: CacheRules = { heard: { redaction: ['file', 'translations'] } };
