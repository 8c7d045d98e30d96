import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const lists = ['projectExports', 'workspaceExports'] as const;

export const projectExportsCache: CacheRules = {
  after: { exportProject: lists, exportProjects: lists, cancelProjectExport: lists },
  heard: { export: lists },
};
