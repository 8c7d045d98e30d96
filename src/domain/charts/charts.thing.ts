import { anyone, atLeastRole, editors, readers } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const chartsThing = defineThing({
  untitled: ['dashboard'],
  actions: {
    'chart.read': readers(),
    'chart.update': editors(),
    'dashboard.read': anyone(),
    'dashboard.manage': atLeastRole('CONTRIBUTOR'),
  },
});
