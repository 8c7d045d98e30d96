import { expect, test } from 'vitest';
import { parseMailbox } from './sso-domain.ts';
import { parseConnection, wayRefusal } from './team-sso.ts';

const open = {
  passwordAllowed: true,
  googleAllowed: true,
  microsoftAllowed: true,
  auth0Allowed: true,
  enforced: false,
};

test('enforced single sign-on leaves one admin another way in', () => {
  const ways = { ...open, enforced: true };
  expect(wayRefusal(ways, 'TEAM_SSO', false)).toBeNull();
  for (const provider of ['PASSWORD', 'GOOGLE', 'MICROSOFT', 'ONE_TIME_CODE'] as const) {
    expect(wayRefusal(ways, provider, false)).toBe('This workspace requires single sign-on');
    expect(wayRefusal(ways, provider, true)).toBeNull();
  }
});

test('each way is turned off by itself', () => {
  expect(wayRefusal({ ...open, passwordAllowed: false }, 'PASSWORD', false)).toMatch(/^Passwords/);
  expect(wayRefusal({ ...open, googleAllowed: false }, 'GOOGLE', true)).toMatch(/^Google/);
  expect(wayRefusal({ ...open, googleAllowed: false }, 'MICROSOFT', false)).toBeNull();
  expect(wayRefusal({ ...open, auth0Allowed: false }, 'AUTH0', false)).toMatch(/^OpenID/);
});

test.each([
  '',
  'acme',
  'ftp://acme.example',
  'https://u@acme.example',
  'https://acme.example?x=1',
  'https://a\0b',
])('no issuer: %j', (issuer) => expect(parseConnection({ issuer, clientId: 'x' }).ok).toBe(false));

test('a connection is trimmed', () => {
  expect(parseConnection({ issuer: ' https://acme.example/oidc ', clientId: ' id ' })).toEqual({
    ok: true,
    value: { issuer: 'https://acme.example/oidc', clientId: 'id' },
  });
  expect(parseConnection({ issuer: 'https://acme.example', clientId: ' ' }).ok).toBe(false);
});

test('only the mailboxes of those who run a domain count', () => {
  expect(parseMailbox(' Postmaster ')).toEqual({ ok: true, value: 'postmaster' });
  expect(parseMailbox('ada').ok).toBe(false);
});
