import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const workspacesCache: CacheRules = {
  embedded: ['Change', 'WorkspaceDeletion'],
  keys: { WorkspaceSettings: [] },
  after: { removeSampleData: ['projects', 'members'], startHome: ['workspace'] },
  heard: { setting: ['workspaceSettings'], workspace: ['workspace'] },
};
