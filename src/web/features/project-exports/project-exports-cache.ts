import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const lists = ['projectExports'] as const;

export const projectExportsCache: CacheRules = {
  after: { exportProject: lists, cancelProjectExport: lists },
  heard: { export: lists },
};
