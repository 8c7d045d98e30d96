import { route, type NoCodecs, type RouteDefinition, type RouteOptions } from './route.ts';
import { flag, id, oneOf, text, wholeNumber, word, type UrlCodecs } from './url-codec.ts';

const alertQuery = { after: text(500), before: text(500), pageSize: wholeNumber(1, 1000) } as const;
const enterpriseOnly = true;

export const workspaceSettingsRoutes = {
  settings: route('/settings'),
  /** On its own where a phone shows only the list at `settings`. */
  settingsGeneral: page('/general'),
  settingsAnalytics: page('/analytics'),
  settingsAuthentication: page('/authentication', {
    enterpriseOnly,
    query: { tested: flag, verify: text(200) },
  }),
  settingsBeta: page('/beta'),
  settingsBilling: page('/billing'),
  settingsBillingDetails: page('/billing/details'),
  settingsBillingPlans: page('/billing/plans', {
    query: { feature: word, fromUpdate: flag, recommended: word, restrictionsChecked: flag },
  }),
  settingsBillingUpdate: page('/billing/update', {
    query: {
      priceInterval: oneOf(['year', 'month', 'week', 'day']),
      product: word,
      restrictionsChecked: flag,
    },
  }),
  settingsBulkImport: page('/bulk-import', { query: { projectId: id }, hash: { bulkImportId: id } }),
  settingsDataRetention: page('/data-retention'),
  settingsExtensions: page('/extensions'),
  settingsGroups: page('/groups'),
  settingsIntegrations: page('/integrations', { query: { state: text(4096) } }),
  settingsModels: page('/models'),
  settingsProjects: route('/settings/projects'),
  settingsSecurity: page('/security'),
  settingsTranscription: page('/transcription'),
  settingsUsers: page('/users'),
  settingsWebhooks: page('/webhooks'),
  settingsTrash: page('/trash', { query: { projectId: id } }),
  settingsAuditLog: page('/audit-log'),
  settingsRemotionDemo: page('/remotion-demo'),
  settingsFields: page('/fields'),
  settingsProjectFields: page('/fields/{projectId}'),
  settingsProjectInsightFields: page('/fields/{projectId}/insight-fields'),
  settingsProjectNoteFields: page('/fields/{projectId}/note-fields'),
  settingsTags: route('/settings/tags', { hash: { board: id } }),
  settingsProjectTags: route('/settings/tags/{projectId}'),
  settingsTemplates: page('/templates'),
  settingsTemplatesInsights: page('/templates/insights'),
  settingsTemplatesInsight: page('/templates/insights/{insightId}'),
  settingsTemplatesNotes: page('/templates/notes'),
  settingsTemplatesNote: page('/templates/notes/{noteId}'),
  settingsTemplatesProjects: page('/templates/projects'),
  settingsEnterpriseAlerts: page('/enterprise/alerts', { enterpriseOnly, query: alertQuery }),
  settingsEnterpriseAlertsFiltered: page('/enterprise/alerts/{filter}', {
    enterpriseOnly,
    query: alertQuery,
  }),
  settingsEnterpriseDashboard: page('/enterprise/dashboard', { enterpriseOnly }),
  settingsEnterpriseRules: page('/enterprise/rules', { enterpriseOnly }),
} as const;

/** Lives under /settings; the bare path opens it too. Not for /projects and /tags, which name other pages. */
function page<
  const Path extends string,
  Query extends UrlCodecs = NoCodecs,
  Hash extends UrlCodecs = NoCodecs,
>(path: Path, options: RouteOptions<Query, Hash> = {}): RouteDefinition<`/settings${Path}`, Query, Hash> {
  const definition = route<'/settings', Query, Hash>('/settings', { ...options, aliases: [path] });
  return { ...definition, path: `/settings${path}` };
}
