import { gql } from '@urql/core';
import type { Cache, Entity } from '@urql/exchange-graphcache';
import { dropFromLists, invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

/** Pages and rows that have no id of their own live inside the record that holds them. */
const keys: CacheRules['keys'] = {
  NotePage: () => null,
  InsightPage: () => null,
  ObjectCardPage: () => null,
  ObjectCard: () => null,
  TrashPage: () => null,
  TrashItem: () => null,
  CommentThreadPage: () => null,
  CommentPage: () => null,
  Reaction: () => null,
  DocumentVersionPage: () => null,
};

const everyList = [
  'notes',
  'insights',
  'publishedInsights',
  'recent',
  'starred',
  'yourWork',
  'sharedWithYou',
  'trash',
];
const readAgain = (fields: readonly string[]) => (_result: unknown, _args: unknown, cache: Cache) =>
  invalidateAll(cache, fields);
const publishing = readAgain(['insights', 'publishedInsights']);

const updates: CacheRules['updates'] = {
  createNote: readAgain(['notes', 'yourWork']),
  duplicateNote: readAgain(['notes', 'yourWork']),
  moveNotes: readAgain(everyList),
  restoreNotes: readAgain(everyList),
  trashNotes: (_result, args, cache) => {
    dropFromLists(cache, 'Note', args['ids'] as string[], ['notes']);
    invalidateAll(cache, ['recent', 'starred', 'yourWork', 'trash']);
  },
  createInsight: readAgain(['insights', 'yourWork']),
  duplicateInsight: readAgain(['insights', 'yourWork']),
  moveInsights: readAgain(everyList),
  restoreInsights: readAgain(everyList),
  publishInsight: publishing,
  unpublishInsight: publishing,
  trashInsights: (_result, args, cache) => {
    dropFromLists(cache, 'Insight', args['ids'] as string[], ['insights', 'publishedInsights']);
    invalidateAll(cache, ['recent', 'starred', 'yourWork', 'trash']);
  },
  restoreDocumentVersion: readAgain(['documentVersions']),
  startThread: readAgain(['comments']),
  reply: readAgain(['commentThread']),
  deleteComment: readAgain(['comments', 'commentThread']),
  markThreadRead: (_result, _args, cache) => {
    for (const type of ['Note', 'Insight']) refreshCounts(cache, type);
  },
  recordVisit: readAgain(['recent']),
  star: (_result, args, cache) => markStarred(cache, args, true),
  unstar: (_result, args, cache) => markStarred(cache, args, false),
};

const optimistic: CacheRules['optimistic'] = {
  updateNote: (args, cache) => changed(cache, 'Note', args['input'] as Change, ['title']),
  updateInsight: (args, cache) => changed(cache, 'Insight', args['input'] as Change, ['title', 'status']),
  trashNotes: (args) => (args['ids'] as string[]).map((id) => ({ __typename: 'Note', id, version: 0 })),
  trashInsights: (args) => (args['ids'] as string[]).map((id) => ({ __typename: 'Insight', id, version: 0 })),
  star: () => true,
  unstar: () => true,
};

export const documentCache: CacheRules = {
  keys,
  updates,
  optimistic,
  lists: {
    note: ['notes', 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'],
    insight: ['insights', 'publishedInsights', 'recent', 'starred', 'yourWork', 'sharedWithYou', 'trash'],
  },
};

/** A comment's change names the note or insight it is about, and the version of its thread. */
export function applyCommentChange(cache: Cache, objectId: string): void {
  for (const field of cache.inspectFields('Query')) {
    if (field.fieldName === 'comments' && field.arguments?.['objectId'] === objectId)
      cache.invalidate('Query', 'comments', field.arguments);
  }
  invalidateField(cache, 'commentThread');
  for (const __typename of ['Note', 'Insight']) refreshCounts(cache, __typename, objectId);
}

type Change = { id: string } & Record<string, unknown>;

function invalidateAll(cache: Cache, fields: readonly string[]): void {
  for (const field of fields) invalidateField(cache, field);
}

function changed(cache: Cache, __typename: string, { id, ...changes }: Change, fields: readonly string[]) {
  const entity: Entity = { __typename, id };
  const kept = ['updatedAt', 'version', ...fields].map((field) => [field, cache.resolve(entity, field)]);
  return { ...Object.fromEntries(kept), ...changes, __typename, id };
}

function refreshCounts(cache: Cache, __typename: string, id?: string): void {
  const entities = id === undefined ? shownEntities(cache, __typename) : [{ __typename, id }];
  for (const entity of entities) {
    if (typeof cache.resolve(entity, 'version') !== 'number') continue;
    cache.invalidate(entity, 'unreadComments');
    cache.invalidate(entity, 'openThreads');
  }
}

function shownEntities(cache: Cache, __typename: string): Entity[] {
  const field = __typename === 'Note' ? 'note' : 'insight';
  return cache.inspectFields('Query').flatMap((info) => {
    const id = info.fieldName === field ? info.arguments?.['id'] : undefined;
    return typeof id === 'string' ? [{ __typename, id }] : [];
  });
}

function markStarred(cache: Cache, args: Record<string, unknown>, starred: boolean): void {
  const type = args['type'] as string;
  const __typename = type.charAt(0) + type.slice(1).toLowerCase();
  cache.writeFragment(gql(`fragment Starred${__typename} on ${__typename} { id starred }`), {
    __typename,
    id: args['id'],
    starred,
  });
  invalidateField(cache, 'starred');
}
