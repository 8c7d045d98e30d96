import { admins, adminsAlways } from '#domain/access/rule.ts';
import { route } from '#domain/routes/route.ts';
import { defineThing, event } from '#domain/things/thing.ts';

type OfWorkspace = { workspaceId: string };
type OfWork = OfWorkspace & { jobId: string; job: string };

export const upkeepThing = defineThing({
  routes: {
    settingsStorage: route('/settings/storage'),
    settingsRoles: route('/settings/roles'),
    settingsMail: route('/settings/mail'),
    settingsWork: route('/settings/work'),
    settingsHealth: route('/settings/health'),
    settingsApi: route('/settings/api'),
  },
  actions: {
    'upkeep.read': adminsAlways(),
    'upkeep.retry': admins(),
    'upkeep.cancelWork': admins(),
    'upkeep.testMail': adminsAlways({ forPeople: true }),
  },
  events: {
    'workspace.receiptsRetried': event<OfWorkspace & { count: number }>(),
    'workspace.workCancelled': event<OfWork>(),
    'workspace.workRetried': event<OfWork>(),
    'workspace.mailTested': event<OfWorkspace & { outcome: string }>(),
  },
});
