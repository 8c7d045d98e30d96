import { editors, participants, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const viewsThing = defineThing({
  hearers: { view: 'readers' },
  untitled: ['view'],
  actions: {
    'view.read': readers(),
    'view.create': editors(),
    'view.update': editors(),
    'view.reorder': editors(),
    'view.delete': editors(),
    'view.savePersonal': participants(),
  },
  events: {
    'view.created': event<{ viewId: string; projectId: string }>(),
    'view.updated': event<{ viewId: string; changed: readonly string[] }>(),
    'view.deleted': event<{ viewId: string }>(),
    'view.purged': event<{ viewId: string }>(),
  },
  textLimits: {
    viewTitle: { name: 'View title', max: 200 },
  },
  countLimits: {
    viewsPerProject: { holder: 'A project', things: 'views', max: 100 },
  },
});
