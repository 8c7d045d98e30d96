import { expect, test } from 'vitest';
import { editorInitialCommands } from './editor-commands.ts';
import { chartHashTypes, deepLinkHash } from './hash-state.ts';
import { peekModes } from './layout.ts';
import { isRouteName, routes, type RouteName } from './route-table.ts';
import type { RouteDefinition } from './route.ts';
import { routePaths } from './testing/route-paths.data.ts';

const names = Object.keys(routes).filter(isRouteName);

test('every page has its path', () => {
  expect(Object.fromEntries(names.map((name) => [name, routes[name].path]))).toMatchObject(routePaths);
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
    'staff',
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
  ['settingsBulkImport', ['projectId']],
  ['settingsTrash', ['projectId']],
  ['settingsEnterpriseAlertsFiltered', ['after', 'before', 'pageSize']],
] as const)('query keys of %s', (name, keys) => {
  expect(Object.keys(routes[name].query)).toEqual(keys);
});

test.each([
  ['search', ['q', 'mode', 'conversationId']],
  ['searchNext', ['q', 'mode', 'conversationId']],
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
