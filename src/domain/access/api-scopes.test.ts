import { expect, test } from 'vitest';
import { actions } from './actions.ts';
import { apiRequestsPerMinute, isForPeopleOnly, parseApiScopes } from './api-scopes.ts';

test('write brings read with it, and there is no token without a scope', () => {
  expect(parseApiScopes(['read'])).toEqual({ ok: true, value: ['read'] });
  expect(parseApiScopes(['write'])).toEqual({ ok: true, value: ['read', 'write'] });
  expect(parseApiScopes(['write', 'read', 'read'])).toEqual({ ok: true, value: ['read', 'write'] });
  expect(parseApiScopes([])).toEqual({ ok: false, message: 'Choose at least one scope' });
});

test('exactly these actions are for people only', () => {
  expect(actions.filter(isForPeopleOnly)).toEqual([
    'workspace.delete',
    'profile.update',
    'member.setAdmin',
    'apiToken.list',
    'apiToken.create',
    'apiToken.revoke',
    'billing.manage',
    'authentication.manage',
    'security.manage',
    'scim.manage',
    'supportAccess.answer',
  ]);
});

test('1000 requests a minute', () => expect(apiRequestsPerMinute).toBe(1000));
