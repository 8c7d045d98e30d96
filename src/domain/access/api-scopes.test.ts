import { expect, test } from 'vitest';
import { apiRequestsPerMinute, isForPeopleOnly, parseApiScopes } from './api-scopes.ts';

test('write brings read with it, and there is no token without a scope', () => {
  expect(parseApiScopes(['read'])).toEqual({ ok: true, value: ['read'] });
  expect(parseApiScopes(['write'])).toEqual({ ok: true, value: ['read', 'write'] });
  expect(parseApiScopes(['write', 'read', 'read'])).toEqual({ ok: true, value: ['read', 'write'] });
  expect(parseApiScopes([])).toEqual({ ok: false, message: 'Choose at least one scope' });
});

test('a token can’t make itself at home', () => {
  const kept = ['apiToken.create', 'member.setAdmin', 'security.manage', 'workspace.delete'] as const;
  expect(kept.every(isForPeopleOnly)).toBe(true);
  expect(isForPeopleOnly('note.create')).toBe(false);
});

test('1000 requests a minute', () => expect(apiRequestsPerMinute).toBe(1000));
