import type { Cache, Data, Entity } from '@urql/exchange-graphcache';
import { dropFromLists, invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';
import {
  NotificationReadFragmentDoc,
  UnreadCountDocument,
} from '#web/features/notifications/notifications.gen.ts';

const keys: CacheRules['keys'] = {
  ObjectAccess: ({ objectType, objectId }: Data) => `${objectType as string}:${objectId as string}`,
  Follow: ({ objectType, objectId }: Data) => `${objectType as string}:${objectId as string}`,
  NotificationOptions: ({ projectId }: Data) => (projectId as string | null) ?? 'general',
  WorkspaceSettings: () => 'own',
  Grant: () => null,
  AccessReason: () => null,
  InviteGrant: () => null,
  AccessRequestPage: () => null,
  GroupPage: () => null,
  FollowPage: () => null,
  NotificationPage: () => null,
  ApiTokenPage: () => null,
  AuditPage: () => null,
  CreatedPublicLink: () => null,
  CreatedApiToken: () => null,
};

const readAgain =
  (fields: readonly string[]) =>
  (_result: unknown, _args: unknown, cache: Cache): void =>
    invalidateFields(cache, fields);
/** What a person may see, and why, wherever it is shown. */
const everyAccess = ['objectAccess', 'accessReasons', 'accessRequests'];

const updates: CacheRules['updates'] = {
  grantAccess: readAgain(['accessReasons']),
  revokeAccess: readAgain(['accessReasons']),
  setAccessInherited: readAgain(['accessReasons']),
  answerAccessRequest: readAgain(everyAccess),
  createGroup: readAgain(['groups']),
  renameGroup: readAgain(['groups']),
  deleteGroup: (_result, args, cache) => {
    dropFromLists(cache, 'Group', [args['id'] as string], ['groups']);
    invalidateFields(cache, everyAccess);
  },
  changeGroupMembers: readAgain(['group', 'accessReasons']),
  createPublicLink: readAgain(['publicLink']),
  revokePublicLink: readAgain(['publicLink']),
  resendInvite: readAgain(['invites']),
  removeMember: (_result, args, cache) => dropFromLists(cache, 'Member', [args['id'] as string], ['members']),
  addOpenDomain: readAgain(['openDomains']),
  removeOpenDomain: readAgain(['openDomains']),
  createApiToken: readAgain(['apiTokens']),
  revokeApiToken: (_result, args, cache) =>
    dropFromLists(cache, 'ApiToken', [args['id'] as string], ['apiTokens']),
  follow: readAgain(['follow', 'follows']),
  unfollow: readAgain(['follow', 'follows']),
  markRead: (_result, args, cache) => markAsRead(cache, new Set(args['ids'] as string[])),
  markAllRead: (_result, _args, cache) => markAsRead(cache, null),
};

const optimistic: CacheRules['optimistic'] = {
  setMemberRole: ({ id, role }, cache) =>
    member(cache, id as string, { role: (role as string | null) ?? null }),
  setWorkspaceAdmin: ({ id, workspaceAdmin }, cache) =>
    member(cache, id as string, { workspaceAdmin: workspaceAdmin as boolean }),
  suspendMember: ({ id }, cache) => member(cache, id as string, { suspended: true }),
  reactivateMember: ({ id }, cache) => member(cache, id as string, { suspended: false }),
  markRead: (args) => (args['ids'] as string[]).length,
  markAllRead: () => 0,
};

/** Lists to read again when an event of the type is heard. An event names no field, so all that may show it. */
const lists: CacheRules['lists'] = {
  access: [...everyAccess, 'project', 'projects', 'follows', 'notifications', 'unreadCount'],
  accessrequest: everyAccess,
  group: ['groups', 'group', ...everyAccess, 'project', 'projects'],
  publiclink: ['publicLink'],
  apitoken: ['apiTokens'],
  opendomain: ['openDomains'],
  setting: ['workspaceSettings'],
  follow: ['follow', 'follows'],
};

export const accessCache: CacheRules = { keys, updates, optimistic, lists };

/** Its id says whose list changed. */
export function applyNews(cache: Cache, memberId: string): void {
  const viewer = cache.resolve('Query', 'viewer');
  if (viewer === cache.keyOfEntity({ __typename: 'Member', id: memberId })) {
    invalidateFields(cache, ['notifications', 'unreadCount', 'accessRequests']);
  }
}

const memberFields = ['name', 'email', 'role', 'workspaceAdmin', 'isYou', 'suspended'];

/** The answer the server will most likely give: the member as known, with the change. */
function member(cache: Cache, id: string, change: Readonly<Record<string, string | boolean | null>>) {
  const entity: Entity = { __typename: 'Member', id };
  const kept = Object.fromEntries(memberFields.map((field) => [field, cache.resolve(entity, field)]));
  return { ...kept, ...change, __typename: 'Member', id } as Data;
}

function invalidateFields(cache: Cache, fields: readonly string[]): void {
  for (const field of fields) invalidateField(cache, field);
}

/** Null: all of them. The count follows from what is known to have been unread. */
function markAsRead(cache: Cache, ids: ReadonlySet<string> | null): void {
  const readAt = new Date().toISOString();
  let marked = 0;
  for (const id of knownNotifications(cache)) {
    const entity: Entity = { __typename: 'Notification', id };
    if ((ids && !ids.has(id)) || cache.resolve(entity, 'readAt') !== null) continue;
    cache.writeFragment(NotificationReadFragmentDoc, { id, readAt });
    marked += 1;
  }
  const unread = cache.resolve('Query', 'unreadCount');
  if (typeof unread !== 'number') return;
  const left = ids === null ? 0 : Math.max(0, unread - marked);
  cache.updateQuery({ query: UnreadCountDocument }, () => ({ unreadCount: left }));
}

function knownNotifications(cache: Cache): string[] {
  return cache.inspectFields('Query').flatMap((field) => {
    if (field.fieldName !== 'notifications') return [];
    const page = cache.resolve('Query', 'notifications', field.arguments ?? undefined);
    const items = typeof page === 'string' ? cache.resolve(page, 'items') : null;
    if (!Array.isArray(items)) return [];
    return items.flatMap((item) => {
      const id = cache.resolve(item as string, 'id');
      return typeof id === 'string' ? [id] : [];
    });
  });
}
