import { editors, owners, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const mediaThing = defineThing({
  hearers: { reel: 'readers', redaction: 'readers' },
  untitled: ['reel'],
  actions: {
    'redaction.apply': editors('project', { ...locks, plan: 'redactions' }),
    'redaction.lift': owners('project', { ...locks, plan: 'redactions' }),
    'reel.read': readers(),
    'reel.create': editors(),
    'reel.update': editors(),
    'reel.delete': editors(),
    'reel.export': readers('project', { blockedBy: 'exportDisabled' }),
  },
  events: {
    'reel.created': event<{ reelId: string }>(),
    'reel.updated': event<{ reelId: string; changed: readonly string[] }>(),
    'reel.purged': event<{ reelId: string }>(),
    'reel.deleted': event<{ reelIds: readonly string[] }>(),
    'reel.restored': event<{ reelIds: readonly string[] }>(['editing']),
    'redaction.applied': event<{ fileId: string; redactionIds: readonly string[] }>(),
  },
  textLimits: {
    reelTitle: { name: 'Reel title', max: 204 },
    mediaExportFilename: { name: 'File name', max: 204, min: 1 },
  },
  countLimits: {
    highlightsPerMediaExport: { holder: 'An export', things: 'highlights', max: 100 },
    highlightsPerReel: { holder: 'A reel', things: 'highlights', max: 100 },
  },
});
