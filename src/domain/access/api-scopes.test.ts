import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import {
  apiRequestsPerMinute,
  apiScopeOf,
  apiScopeRefusal,
  canOnlyRead,
  parseApiScopes,
} from './api-scopes.ts';

test('every scope brings reading with it and nothing else, and there is no token without a scope', () => {
  expect(parseApiScopes(['read'])).toEqual({ ok: true, value: ['read'] });
  expect(parseApiScopes(['write'])).toEqual({ ok: true, value: ['read', 'write'] });
  expect(parseApiScopes(['admin', 'read', 'read'])).toEqual({ ok: true, value: ['read', 'admin'] });
  expect(parseApiScopes(['members', 'write'])).toEqual({ ok: true, value: ['read', 'write', 'members'] });
  expect(parseApiScopes([])).toEqual({ ok: false, message: 'Choose at least one scope' });
});

test('how people get in, tokens and leaving are for people only, whatever the scopes', () => {
  for (const action of ['authentication.manage', 'scim.manage', 'apiToken.create'] as const)
    expect(apiScopeOf(action)).toBeNull();
  for (const action of ['member.setAdmin', 'member.leave', 'workspace.delete'] as const)
    expect(apiScopeOf(action)).toBeNull();
});

test('a token that writes content decides neither who gets in nor how the workspace is run', () => {
  const content = ['read', 'write'] as const;
  expect(apiScopeRefusal(content, 'note.update')).toBeNull();
  expect(apiScopeRefusal(content, 'member.invite')).toBe('This API token can’t manage members and sharing');
  expect(apiScopeRefusal(content, 'project.share')).toBe('This API token can’t manage members and sharing');
  expect(apiScopeRefusal(content, 'publicLink.create')).toBe(
    'This API token can’t manage members and sharing',
  );
  for (const action of ['openDomain.add', 'webhook.manage', 'auditLog.read', 'access.setReadOnly'] as const)
    expect(apiScopeRefusal(content, action)).toBe('This API token can’t administer the workspace');
});

test('no action of an admin is open to a token that only writes', () => {
  const open = actions.filter((action) => apiScopeRefusal(['read', 'write'], action) === null);
  expect(
    open.filter((action) => /^(?:member|group|openDomain|workspace|access)\./.test(action)).sort(),
  ).toEqual([
    'access.read',
    'group.read',
    'member.read',
    'workspace.editHome',
    'workspace.read',
    'workspace.removeSampleData',
  ]);
});

test('reading alone changes nothing', () => {
  expect(canOnlyRead(['read'])).toBe(true);
  expect(canOnlyRead(['read', 'members'])).toBe(false);
  expect(apiScopeRefusal(['read'], 'notification.read')).toBe('This API token can’t change content');
  expect(apiScopeRefusal(['read', 'admin'], 'note.update')).toBe('This API token can’t change content');
});

test('1000 requests a minute', () => expect(apiRequestsPerMinute).toBe(1000));
