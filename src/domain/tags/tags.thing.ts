import { atLeastRole, editors, owners, readers } from '#domain/access/rule.ts';
import { inProject, tagged, titled } from '#domain/filters/filter-properties.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const tagsThing = defineThing({
  hearers: { tag: 'readers', tagGroup: 'readers', tagBoard: 'readers' },
  untitled: ['tag', 'group', 'board'],
  actions: {
    'tag.read': readers(),
    'tag.create': editors(),
    'tag.update': editors('project', locks),
    'tag.merge': editors('project', locks),
    'tag.move': editors('project', locks),
    'tag.delete': editors('project', locks),
    'tag.lock': owners(),
    'tag.unlock': owners(),
    'tagBoard.create': editors(),
    'tagBoard.update': editors(),
    'tagBoard.delete': editors(),
    'workspaceTag.manage': atLeastRole('MANAGER'),
    'workspaceTag.update': atLeastRole('MANAGER', locks),
  },
  events: {
    'tag.created': event<{ tagId: string }>(),
    'tag.imported': event<{ tagIds: readonly string[]; tagBoardId: string }>(),
    'tag.updated': event<{ tagId: string; changed: readonly string[] }>(),
    'tag.recolored': event<{ tagIds: readonly string[] }>(),
    /** `to` is the board they stand on now. */
    'tag.moved': event<{ tagIds: readonly string[]; to: string }>(['sight']),
    'tag.locked': event<{ tagId: string }>(),
    'tag.unlocked': event<{ tagId: string }>(),
    'tag.merged': event<{ tagId: string; mergedTagIds: readonly string[] }>(),
    'tag.mergeUndone': event<{ tagId: string; mergedTagIds: readonly string[] }>(),
    'tag.trashed': event<{ tagIds: readonly string[] }>(),
    'tag.restored': event<{ tagIds: readonly string[] }>(),
    'tag.purged': event<{ tagId: string }>(['sight']),
    'tagGroup.purged': event<{ tagGroupId: string }>(),
    'tagBoard.purged': event<{ tagBoardId: string }>(['sight']),
    'tagGroup.created': event<{ tagGroupId: string }>(),
    'tagGroup.updated': event<{ tagGroupId: string }>(),
    'tagGroup.deleted': event<{ tagGroupId: string }>(),
    'tagGroup.restored': event<{ tagGroupId: string }>(),
    'tagBoard.created': event<{ tagBoardId: string }>(),
    'tagBoard.updated': event<{ tagBoardId: string }>(),
    'tagBoard.deleted': event<{ tagBoardId: string }>(),
    'tagBoard.restored': event<{ tagBoardId: string }>(),
  },
  textLimits: {
    tagTitle: { name: 'Tag title', max: 200 },
    tagGroupTitle: { name: 'Tag group title', max: 50 },
    tagBoardTitle: { name: 'Tag board title', max: 50 },
    tagRole: { name: 'Tag role', max: 50 },
    tagDescription: { name: 'Tag description', max: 1000 },
  },
  countLimits: {
    tagBoards: { holder: 'A project or workspace', things: 'tag boards', max: 50 },
    tagGroupsPerBoard: { holder: 'A tag board', things: 'groups', max: 200 },
    tagsPerBoard: { holder: 'A tag board', things: 'tags', max: 5000 },
  },
  found: {
    TAG: {
      name: 'Tag',
      tab: 'Tags',
      placeInIndex: 7,
      opens: { route: 'tag', idParam: 'tagId' },
      target: 'tag',
      properties: {
        ...titled,
        ...inProject,
        ...tagged,
        Tags: 'id',
        Content: 'content',
        HighlightCount: 'highlightCount',
      },
      fields: {},
    },
  },
});
