import { expect, test } from 'vitest';
import { editorInitialCommands } from './editor-commands.ts';
import { chartHashTypes, deepLinkHash } from './hash-state.ts';
import { peekModes } from './layout.ts';
import { isRouteName, routes, type RouteName } from './route-table.ts';
import type { RouteDefinition } from './route.ts';

const names = Object.keys(routes).filter(isRouteName);

test('every page has its path', () => {
  expect(Object.fromEntries(names.map((name) => [name, routes[name].path]))).toMatchObject(paths);
});

test('pages that open as a side peek, and those that stack', () => {
  expect(namesWhere((route) => route.peek === 'Side')).toEqual([
    'note',
    'insight',
    'tag',
    'person',
    'contact',
  ]);
  expect(namesWhere((route) => route.stackable)).toEqual([
    'note',
    'insight',
    'tag',
    'userProfile',
    'userProfileTab',
    'person',
    'contact',
  ]);
});

test('pages for enterprise only', () => {
  expect(namesWhere((route) => route.enterpriseOnly)).toEqual([
    'settingsAuthentication',
    'settingsEnterpriseAlerts',
    'settingsEnterpriseAlertsFiltered',
    'settingsEnterpriseDashboard',
    'settingsEnterpriseRules',
  ]);
});

test('pages of the root app', () => {
  expect(namesWhere((route) => route.host === 'root')).toEqual([
    'authCreateWorkspace',
    'authWorkspaces',
    'authProductPicker',
    'authFindWorkspace',
    'teamRedirect',
  ]);
  expect(namesWhere((route) => route.host === 'both')).toEqual([
    'index',
    'authLogin',
    'authLogout',
    'authSignup',
    'authJoinWorkspace',
    'authConfirmEmail',
    'authMagicLogin',
    'authContext',
    'authCallback',
    'authOauthCallback',
    'integrationOauth',
    'integrationOauthConfirm',
    'integrationSharedAuthChallenge',
    'integrationSharedAuthSuccess',
    'integrationsAuthorize',
  ]);
});

test.each([
  ['authFindWorkspace', ['redirect']],
  ['settingsUserNotifications', ['projectId']],
  ['settingsFeedback', ['beta', 'code', 'context', 'message', 'product']],
  ['integrationOauth', ['code', 'state', 'error']],
  ['integrationOauthConfirm', ['state']],
  ['integrationsAuthorize', ['client_id', 'code', 'redirect_uri', 'skipFastRedirect', 'state']],
  ['settingsBillingPlans', ['feature', 'fromUpdate', 'recommended', 'restrictionsChecked']],
  ['settingsBillingUpdate', ['priceInterval', 'product', 'restrictionsChecked']],
  ['settingsIntegrations', ['state']],
  ['settingsTrash', ['projectId']],
  ['settingsEnterpriseAlertsFiltered', ['after', 'before', 'pageSize']],
] as const)('query keys of %s', (name, keys) => {
  expect(Object.keys(routes[name].query)).toEqual(keys);
});

test.each([
  ['search', ['q']],
  ['searchNext', ['q']],
  ['settingsBulkImport', ['bulkImportId']],
  [
    'settingsFeedback',
    [
      'frontFeedbackUrl',
      'simplificationState',
      'teamId',
      'userEmail',
      'userId',
      'userName',
      'withAttachment',
      'withThumbsUpOrDownRating',
    ],
  ],
] as const)('hash keys of %s', (name, keys) => {
  expect(Object.keys(routes[name].hash)).toEqual(keys);
});

test('hash keys, layout and peek values', () => {
  expect(Object.keys(deepLinkHash)).toEqual(['c', 'n', 'h', 'i', 'co', 'f', 'product-tour', 'searchContent']);
  expect(Object.keys(routes.person.hash)).toEqual(expect.arrayContaining(['q', 'c']));
  expect(Object.keys(routes.projectCharts.hash)).toEqual(
    expect.arrayContaining(['preset', 'from', 'to', 'type', 'filter']),
  );
  expect(chartHashTypes).toEqual(['bar', 'line', 'none']);
  expect(peekModes).toEqual(['Center', 'Side', 'FullPage']);
  expect(editorInitialCommands).toHaveLength(5);
});

function namesWhere(holds: (route: RouteDefinition) => boolean): RouteName[] {
  return names.filter((name) => holds(routes[name]));
}

const paths: Partial<Record<RouteName, string>> = {
  index: '/',
  home: '/home',
  explore: '/explore',
  savedFeed: '/explore/{savedFeedId}',
  dashboards: '/dashboards',
  start: '/start',
  agents: '/agents',
  aiDocs: '/docs',
  browse: '/browse',
  browseFolders: '/browse/folders',
  browseCreatedByYou: '/browse/created-by-you',
  browseSharedWithYou: '/browse/shared-with-you',
  recent: '/recent',
  recentFiltered: '/recent/{filter}/',
  yourWork: '/your-work',
  yourWorkProjects: '/your-work/projects',
  yourWorkInsights: '/your-work/insights',
  shared: '/shared',
  search: '/search',
  searchNext: '/search-next',
  projects: '/projects',
  projectsList: '/projects/list',
  projectsAll: '/projects/all-projects',
  projectsFolders: '/projects/folders',
  projectsSharedWithYou: '/projects/shared-with-you',
  projectsYours: '/projects/your-projects',
  projectNew: '/projects/new',
  project: '/projects/{projectId}',
  projectNote: '/projects/{projectId}/view/{noteId}',
  projectCharts: '/projects/{projectId}/charts',
  projectHighlights: '/projects/{projectId}/highlights',
  projectInsights: '/projects/{projectId}/insights',
  projectNotes: '/projects/{projectId}/notes',
  projectReadme: '/projects/{projectId}/readme',
  projectTags: '/projects/{projectId}/tags',
  projectTagBoard: '/projects/{projectId}/tags/b/{tagBoardId}',
  projectInsightsPresent: '/projects/{projectId}/insights/present',
  projectInsightPresent: '/projects/{projectId}/insights/present/{insightId}',
  projectRecruit: '/projects/{projectId}/recruit',
  projectRecruitStudy: '/projects/{projectId}/recruit/{refId}',
  projectView: '/projects/{projectId}/v/{viewId}',
  projectViewPresent: '/projects/{projectId}/v/{viewId}/present',
  projectViewPresentInsight: '/projects/{projectId}/v/{viewId}/present/{insightId}',
  projectSettings: '/projects/{projectId}/settings',
  projectSettingsDataRetention: '/projects/{projectId}/settings/data-retention',
  projectSettingsExport: '/projects/{projectId}/settings/export',
  projectSettingsFields: '/projects/{projectId}/settings/fields',
  projectSettingsInsightFields: '/projects/{projectId}/settings/insight-fields',
  projectSettingsNoteFields: '/projects/{projectId}/settings/note-fields',
  projectSettingsWorkspaceFields: '/projects/{projectId}/settings/workspace-fields',
  projectSettingsExtensions: '/projects/{projectId}/settings/extensions',
  projectSettingsAccess: '/projects/{projectId}/settings/access',
  projectSettingsTranscription: '/projects/{projectId}/settings/transcription',
  folder: '/folders/{projectCategoryId}',
  folderChannels: '/folders/{projectCategoryId}/channels',
  folderProjects: '/folders/{projectCategoryId}/projects',
  folderInsights: '/folders/{projectCategoryId}/insights',
  channels: '/channels',
  channel: '/channels/{channelId}',
  channelData: '/channels/{channelId}/data',
  channelTheme: '/channels/{channelId}/themes/{themeId}',
  channelThemeDatum: '/channels/{channelId}/themes/{themeId}/data/{datumData}',
  channelOutliers: '/channels/{channelId}/outliers',
  channelOutlierDatum: '/channels/{channelId}/outliers/{datumData}',
  channelTopic: '/channels/{channelId}/t/{topicId}',
  note: '/data/{noteId}',
  noteReel: '/data/{noteId}/reels/{fileId}',
  insight: '/insights/{insightId}',
  insightReel: '/insights/{insightId}/reels/{reelId}',
  tag: '/tags/{tagId}',
  userProfile: '/user/{userId}',
  userProfileTab: '/user/{userId}/{tab}',
  file: '/f/{fileId}',
  person: '/people/{personId}',
  contacts: '/contacts',
  contact: '/contacts/{personId}',
  recruitBookingPreview: '/recruit/{studyRefId}/booking-preview',
  recruitPromo: '/recruit-promo',
  recruitBooking: '/recruit/booking/{externalBookingId}',
  publicShare: '/p/{shareToken}',
  publicNote: '/p/data/{shareToken}',
  publicObject: '/public-object/{shareToken}',
  embedHighlight: '/embed/highlights/{highlightId}',
  embedReel: '/embed/reels/{reelId}',
  embedNoteFileReel: '/embed/reels/note/{noteId}/file/{fileId}',
  embedTagReel: '/embed/reels/tags/{tagId}',
  onboarding: '/onboarding',
  onboardingGettingStarted: '/onboarding/getting-started',
  onboardingSetupWorkspace: '/onboarding/setup-workspace',
  onboardingProjectSetup: '/onboarding/project-setup',
  authLogin: '/auth/login',
  authLogout: '/auth/logout',
  authSignup: '/auth/signup',
  authAcceptInvite: '/auth/accept-invite',
  authJoinWorkspace: '/auth/join-workspace',
  authCreateWorkspace: '/auth/create-workspace',
  authConfirmEmail: '/auth/confirm-email',
  authResetPassword: '/auth/reset-password',
  authUnlock: '/auth/unlock',
  authMagicLogin: '/auth/magic-login',
  authWorkspaces: '/auth/workspaces',
  authProductPicker: '/auth/product-picker',
  authContext: '/auth/context',
  authFindWorkspace: '/auth/find-workspace',
  authCallback: '/callback',
  authOauthCallback: '/users/oauth2/callback',
  teamRedirect: '/team-redirect/{teamId}/{path*}',
  integrationOauth: '/account/integration/oauth/{integration}',
  integrationOauthConfirm: '/account/integration/oauth/{integration}/confirm',
  integrationSharedAuthChallenge:
    '/account/integration/shared-auth/{integration}/challenge/{userProvidedCodeChallenge}',
  integrationSharedAuthSuccess: '/account/integration/shared-auth/{integration}/success',
  integrationsAuthorize: '/integrations/authorize',
  settingsUserAccount: '/settings/user/account',
  settingsUserNotifications: '/settings/user/notifications',
  settingsUserIntegrations: '/settings/user/integrations',
  settingsPeople: '/settings/people',
  settingsPlans: '/settings/plans',
  settingsFeedback: '/settings/feedback',
  settings: '/settings',
  settingsAnalytics: '/settings/analytics',
  settingsAuthentication: '/settings/authentication',
  settingsBeta: '/settings/beta',
  settingsBilling: '/settings/billing',
  settingsBillingDetails: '/settings/billing/details',
  settingsBillingPlans: '/settings/billing/plans',
  settingsBillingUpdate: '/settings/billing/update',
  settingsBulkImport: '/settings/bulk-import',
  settingsDataRetention: '/settings/data-retention',
  settingsExtensions: '/settings/extensions',
  settingsGroups: '/settings/groups',
  settingsIntegrations: '/settings/integrations',
  settingsProjects: '/settings/projects',
  settingsSecurity: '/settings/security',
  settingsModels: '/settings/models',
  settingsTranscription: '/settings/transcription',
  settingsUsers: '/settings/users',
  settingsTrash: '/settings/trash',
  settingsAuditLog: '/settings/audit-log',
  settingsRemotionDemo: '/settings/remotion-demo',
  settingsFields: '/settings/fields',
  settingsProjectFields: '/settings/fields/{projectId}',
  settingsProjectInsightFields: '/settings/fields/{projectId}/insight-fields',
  settingsProjectNoteFields: '/settings/fields/{projectId}/note-fields',
  settingsTags: '/settings/tags',
  settingsProjectTags: '/settings/tags/{projectId}',
  settingsTemplates: '/settings/templates',
  settingsTemplatesInsights: '/settings/templates/insights',
  settingsTemplatesInsight: '/settings/templates/insights/{insightId}',
  settingsTemplatesProjects: '/settings/templates/projects',
  settingsEnterpriseAlerts: '/settings/enterprise/alerts',
  settingsEnterpriseAlertsFiltered: '/settings/enterprise/alerts/{filter}',
  settingsEnterpriseDashboard: '/settings/enterprise/dashboard',
  settingsEnterpriseRules: '/settings/enterprise/rules',
};
