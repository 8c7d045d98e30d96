import { admins, adminsAlways, anyone, atLeastRole } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const workspacesThing = defineThing({
  hearers: { workspace: 'workspace', setting: 'workspace' },
  documents: ['home'],
  actions: {
    'workspace.read': anyone(),
    'workspace.rename': admins(),
    'workspace.changeSubdomain': admins(),
    'workspace.setBranding': admins(),
    'workspace.editHome': atLeastRole('MANAGER'),
    'workspace.removeSampleData': atLeastRole('MANAGER'),
    'workspace.rebuildSearch': admins(),
    'workspace.delete': adminsAlways({ forPeople: true }),
  },
  events: {
    'workspace.created': event<{ workspaceId: string; memberId: string; templateId?: string }>(['editing']),
    'workspace.updated': event<{ workspaceId: string; changed: readonly string[] }>(['editing']),
    'workspace.subdomainChanged': event<{ workspaceId: string; from: string; to: string }>(['editing']),
    'workspace.sampleDataRemoved': event<{ workspaceId: string }>(['editing']),
    'workspace.searchRebuildRequested': event<{ workspaceId: string }>(['editing']),
    'workspace.deletionRequested': event<{ workspaceId: string; dueAt: string }>(),
    'workspace.kept': event<{ workspaceId: string }>(),
    'workspace.brandingChanged': event<{ workspaceId: string; changed: 'logo' | 'color' }>(),
    'setting.changed': event<{ setting: string }>(['standing']),
  },
  textLimits: {
    workspaceName: { name: 'Workspace name', max: 200, min: 1 },
    visitPosition: { name: 'Position', max: 200 },
  },
  sizeLimits: { logo: { name: 'Logo', max: 2_000_000 } },
  countLimits: {
    subdomainChanges: { holder: 'A workspace', things: 'changes of its address', max: 3 },
  },
});
