import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** A feature's own rules are the one export of `features/<name>/<name>-cache.ts`; no list names them. */
export const cacheRules: readonly CacheRules[] = Object.values(
  import.meta.glob<Readonly<Record<string, CacheRules>>>('../../features/*/*-cache.ts', { eager: true }),
).flatMap((module) => Object.values(module));
