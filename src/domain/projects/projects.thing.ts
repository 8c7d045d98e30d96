import { anyone, atLeastRole, editors, owners, participants, readers } from '#domain/access/rule.ts';
import { inProject, titled } from '#domain/filters/filter-properties.ts';
import { defineThing, event, followedEvent } from '#domain/things/thing.ts';

export const projectsThing = defineThing({
  hearers: { project: 'readers' },
  shared: { project: { route: 'project', idParam: 'projectId' } },
  untitled: ['project'],
  documents: ['readme', 'canvas'],
  actions: {
    'project.list': anyone(),
    'project.read': readers(),
    'project.create': atLeastRole('CONTRIBUTOR'),
    'project.update': editors(),
    'project.move': owners(),
    'project.archive': owners(),
    'project.trash': owners(),
    'project.restore': owners(),
    'project.purge': owners(),
    'project.share': owners('project', { plan: 'projectPermissions', scope: 'members' }),
    'project.updateSettings': owners(),
    'project.setFields': editors(),
    'project.follow': participants(),
    'project.star': participants(),
  },
  events: {
    'project.created': event<{ projectId: string }>(),
    'project.updated': followedEvent<{ projectId: string; changed: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'was changed',
    }),
    'project.moved': followedEvent<{ projectId: string; from: string | null; to: string | null }>(
      { option: 'allChangesEnabled', words: 'was moved' },
      ['sight', 'editing'],
    ),
    'project.statusChanged': followedEvent<{ projectId: string; from: string; to: string }>(
      { option: 'allChangesEnabled', words: 'has a new status' },
      ['editing'],
    ),
    'project.trashed': event<{ projectId: string }>(['editing']),
    'project.restored': followedEvent<{ projectId: string }>(
      { option: 'allChangesEnabled', words: 'was restored' },
      ['editing'],
    ),
    'project.purged': event<{ projectId: string }>(['sight', 'editing']),
  },
  textLimits: {
    projectTitle: { name: 'Project title', max: 200 },
    projectSummary: { name: 'Project summary', max: 1000 },
    vocabularyWord: { name: 'Word', max: 100 },
  },
  countLimits: {
    projectsPerWorkspace: { holder: 'A workspace', things: 'projects', max: 200 },
  },
  found: {
    PROJECT: {
      name: 'Project',
      tab: 'Projects',
      placeInIndex: 5,
      opens: { route: 'project', idParam: 'projectId' },
      target: 'project',
      properties: {
        ...titled,
        ...inProject,
        Project: 'id',
        Content: 'content',
        HighlightCount: 'highlightCount',
        Starred: 'starred',
      },
      fields: {},
    },
  },
});
