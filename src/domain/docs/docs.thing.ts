import { atLeastRole, editors, owners, participants, readers } from '#domain/access/rule.ts';
import { titled } from '#domain/filters/filter-properties.ts';
import { route } from '#domain/routes/route.ts';
import { defineThing, event } from '#domain/things/thing.ts';

type Named = { docId: string };
const page = { route: 'doc', idParam: 'docId' } as const;

/** What AI writes to a prompt: each run is kept, and each sentence names the words it follows from. */
export const docsThing = defineThing({
  hearers: { doc: 'readers' },
  routes: {
    newDoc: route('/docs/new'),
    doc: route('/docs/{docId}'),
    editDoc: route('/docs/{docId}/edit'),
  },
  shared: { doc: page },
  untitled: ['doc'],
  actions: {
    'doc.create': atLeastRole('CONTRIBUTOR'),
    'doc.read': readers('doc'),
    'doc.update': editors('doc'),
    'doc.run': editors('doc'),
    'doc.trash': owners('doc'),
    'doc.restore': owners('doc'),
    'doc.share': owners('doc', { plan: 'projectPermissions', scope: 'members' }),
    'doc.star': participants('doc'),
  },
  events: {
    'doc.created': event<Named>(),
    'doc.updated': event<Named & { changed: readonly string[] }>(),
    'doc.trashed': event<Named>(['editing']),
    'doc.restored': event<Named>(['editing']),
    'doc.purged': event<Named>(['sight', 'editing']),
  },
  textLimits: {
    docTitle: { name: 'Title', max: 200 },
    docPrompt: { name: 'Prompt', max: 10_000, min: 1 },
    docText: { name: 'Doc', max: 20_000, min: 1 },
  },
  found: {
    DOC: {
      name: 'AI doc',
      tab: 'Docs',
      placeInIndex: 9,
      opens: page,
      target: 'doc',
      properties: { ...titled, Content: 'content', AiGenerated: 'aiGenerated', Starred: 'starred' },
      fields: {},
    },
  },
});
