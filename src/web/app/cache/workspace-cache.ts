import type { Entity } from '@urql/exchange-graphcache';
import { invalidateField } from '#web/lib/cache-lists.ts';
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
    inviteMember: (_result, _args, cache) => invalidateField(cache, 'invites'),
    revokeInvite: (_result, _args, cache) => invalidateField(cache, 'invites'),
    removeSampleData: (_result, _args, cache) => {
      invalidateField(cache, 'projects');
      invalidateField(cache, 'members');
    },
  },
  optimistic: {
    updateProject: (args, cache) => {
      const { id, ...changes } = args['input'] as { id: string };
      const entity: Entity = { __typename: 'Project', id };
      const fields = ['title', 'summary', 'color', 'icon', 'updatedAt', 'version'];
      const kept = fields.map((field) => [field, cache.resolve(entity, field)]);
      return { ...Object.fromEntries(kept), ...changes, __typename: 'Project', id };
    },
  },
  lists: {
    project: ['projects', 'recent', 'starred', 'yourWork', 'trash'],
    member: ['members', 'invites'],
    workspace: [],
  },
};
