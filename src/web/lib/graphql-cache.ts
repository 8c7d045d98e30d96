import { cacheExchange, type Cache, type Data, type Entity } from '@urql/exchange-graphcache';

/** Normalised by id: a record that one answer refreshes is fresh everywhere. */
export const graphqlCache = cacheExchange({
  keys: {
    ProjectPage: () => null,
    MemberPage: () => null,
    InvitePage: () => null,
    Change: () => null,
    ObjectAccess: objectAccessKey,
  },
  updates: {
    Mutation: {
      createProject: (_result, _args, cache) => invalidateField(cache, 'projects'),
      restoreProject: (_result, _args, cache) => invalidateField(cache, 'projects'),
      trashProject: (_result, args, cache) => dropFromProjects(cache, args['id'] as string),
      inviteMember: (_result, _args, cache) => invalidateField(cache, 'invites'),
      revokeInvite: (_result, _args, cache) => invalidateField(cache, 'invites'),
      removeSampleData: (_result, _args, cache) => {
        invalidateField(cache, 'projects');
        invalidateField(cache, 'members');
      },
    },
    Subscription: {
      workspaceChanged: (result, _args, cache) => applyChange(cache, result['workspaceChanged'] as Change),
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
});

function objectAccessKey({ objectType, objectId }: Data): string {
  return `${objectType as string}:${objectId as string}`;
}

type Change = { type: string; id: string | null; version: number };

/** Lists to read again when a record of the type appears, changes or goes. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  project: ['projects'],
  member: ['members', 'invites'],
  workspace: [],
};

/** The wire says only that something changed. What this client has already, its own writes included, it skips. */
function applyChange(cache: Cache, change: Change): void {
  const typename = change.type.charAt(0).toUpperCase() + change.type.slice(1);
  if (change.id !== null) {
    const entity: Entity = { __typename: typename, id: change.id };
    const known = cache.resolve(entity, 'version');
    if (typeof known === 'number' && known >= change.version) return;
    cache.invalidate(entity);
  }
  for (const field of listsOf[change.type.toLowerCase()] ?? []) invalidateField(cache, field);
}

function invalidateField(cache: Cache, fieldName: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === fieldName)
      cache.invalidate('Query', field.fieldName, field.arguments ?? undefined);
  }
}

/** Runs for the optimistic answer too, so the row is gone at once and comes back if the server refuses. */
function dropFromProjects(cache: Cache, id: string): void {
  const gone = cache.keyOfEntity({ __typename: 'Project', id });
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName !== 'projects') continue;
    const page = cache.resolve('Query', 'projects', field.arguments ?? undefined);
    if (typeof page !== 'string') continue;
    const items = cache.resolve(page, 'items');
    if (Array.isArray(items)) cache.link(page, 'items', items.filter((item) => item !== gone) as string[]);
  }
}
