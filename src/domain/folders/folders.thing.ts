import { anyone, atLeastRole, editors, owners, participants, readers } from '#domain/access/rule.ts';
import { titled } from '#domain/filters/filter-properties.ts';
import { defineThing, event, followedEvent } from '#domain/things/thing.ts';

export const foldersThing = defineThing({
  hearers: { folder: 'readers' },
  shared: { folder: { route: 'folder', idParam: 'projectCategoryId' } },
  untitled: ['folder'],
  actions: {
    'folder.list': anyone(),
    'folder.read': readers('folder'),
    'folder.create': atLeastRole('CONTRIBUTOR'),
    'folder.update': editors('folder'),
    'folder.move': owners('folder'),
    'folder.trash': owners('folder'),
    'folder.restore': owners('folder'),
    'folder.share': owners('folder', { plan: 'projectPermissions', scope: 'members' }),
    'folder.star': participants('folder'),
  },
  events: {
    'folder.created': event<{ folderId: string }>(),
    'folder.updated': followedEvent<{ folderId: string; changed: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'was changed',
    }),
    'folder.moved': followedEvent<{ folderId: string; from: string | null; to: string | null }>(
      { option: 'allChangesEnabled', words: 'was moved' },
      ['sight', 'editing'],
    ),
    'folder.trashed': event<{ folderId: string }>(['editing']),
    'folder.restored': event<{ folderId: string }>(['editing']),
    'folder.purged': event<{ folderId: string }>(['sight', 'editing']),
  },
  textLimits: {
    folderTitle: { name: 'Folder title', max: 200 },
  },
  countLimits: {
    foldersPerWorkspace: { holder: 'A workspace', things: 'folders', max: 500 },
  },
  found: {
    PROJECT_CATEGORY: {
      name: 'Folder',
      tab: 'Folders',
      placeInIndex: 6,
      opens: { route: 'folder', idParam: 'projectCategoryId' },
      target: 'projectCategory',
      properties: { ...titled, ProjectCategory: 'folderId', Archived: 'archived', Starred: 'starred' },
      fields: {},
    },
  },
});
