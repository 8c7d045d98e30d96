import type { Entity } from '@urql/exchange-graphcache';
import { dropFromLists, invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

export const workspaceCache: CacheRules = {
  keys: {
    ProjectPage: () => null,
    MemberPage: () => null,
    InvitePage: () => null,
    Change: () => null,
  },
  updates: {
    createProject: (_result, _args, cache) => invalidateField(cache, 'projects'),
    restoreProject: (_result, _args, cache) => invalidateField(cache, 'projects'),
    trashProject: (_result, args, cache) =>
      dropFromLists(cache, 'Project', [args['id'] as string], ['projects']),
    inviteMember: (_result, _args, cache) => invalidateField(cache, 'invites'),
    revokeInvite: (_result, _args, cache) => invalidateField(cache, 'invites'),
    removeSampleData: (_result, _args, cache) => {
      invalidateField(cache, 'projects');
      invalidateField(cache, 'members');
    },
  },
  optimistic: {
    updateProject: (args, cache) => {
      const { id, ...changes } = args['input'] as { id: string; title?: string; summary?: string };
      const entity: Entity = { __typename: 'Project', id };
      return {
        __typename: 'Project',
        id,
        title: cache.resolve(entity, 'title') as string,
        summary: cache.resolve(entity, 'summary') as string,
        updatedAt: cache.resolve(entity, 'updatedAt') as string,
        version: cache.resolve(entity, 'version') as number,
        ...changes,
      };
    },
    trashProject: (args) => ({ __typename: 'Project', id: args['id'] as string, version: 0 }),
  },
  lists: {
    project: ['projects', 'recent', 'starred', 'yourWork', 'trash'],
    member: ['members', 'invites'],
    workspace: [],
  },
};
