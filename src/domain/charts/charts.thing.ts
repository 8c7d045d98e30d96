import { editors, readers } from '#domain/access/rule.ts';
import { defineThing } from '#domain/things/thing.ts';

export const chartsThing = defineThing({
  actions: {
    'chart.read': readers(),
    'chart.update': editors(),
  },
});
