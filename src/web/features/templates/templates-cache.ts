import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const lists = ['templates'] as const;

export const templatesCache: CacheRules = {
  after: { saveTemplate: lists, deleteTemplate: lists, restoreTemplate: lists, useTemplate: ['projects'] },
  heard: { template: lists },
};
