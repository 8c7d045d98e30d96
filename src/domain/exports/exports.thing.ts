import { adminsAlways, owners, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const exportsThing = defineThing({
  hearers: { export: 'readers' },
  actions: {
    'export.table': readers('project', { blockedBy: 'exportDisabled' }),
    'export.document': readers('project', { blockedBy: 'exportDisabled' }),
    'export.project': { ...owners('project', { blockedBy: 'exportDisabled' }), inReadOnly: true },
    'export.folder': { ...owners('folder', { blockedBy: 'exportDisabled' }), inReadOnly: true },
    'export.people': { role: 'MANAGER', blockedBy: 'exportDisabled', inReadOnly: true },
    'export.workspace': adminsAlways({ blockedBy: 'exportDisabled' }),
  },
  events: {
    'export.started': event<{ exportId: string }>(),
    'export.completed': event<{ exportId: string }>(),
    'export.documentSaved': event<{ documentId: string; format: string }>(),
    'export.chartSaved': event<{ projectId: string }>(),
    'export.failed': event<{ exportId: string }>(),
  },
});
