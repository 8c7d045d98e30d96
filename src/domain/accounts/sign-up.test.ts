import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { availableTeamCodec, signedInUserCodec } from './available-team.ts';
import {
  confirmEmailCodec,
  confirmEmailResultCodec,
  parseSendConfirmationEmail,
  sendConfirmationEmailCodec,
  sendConfirmationEmailOutcomeCodec,
} from './confirm-email.ts';
import { createTenantCodec, createTenantResultCodec, parseCreateTenant } from './create-tenant.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const team = { id, subdomain: 'acmeco', name: 'Acme', logoUrl: null, primaryColor: '#fff', sortKey: null };

describe('send confirmation e-mail', () => {
  test('reads the request with and without its switches', () => {
    const bare = { email: 'ada@example.com', recaptchaToken: 't' };
    const full = {
      ...bare,
      useOneTimeCodeFlow: true,
      forceCreateWorkspace: false,
      skipFastLoginRedirect: true,
    };
    expect(decode(sendConfirmationEmailCodec, bare)).toEqual(bare);
    expect(decode(sendConfirmationEmailCodec, { ...full, role: 'MANAGER' })).toEqual(full);
    expect(isOf(sendConfirmationEmailCodec, { email: 'ada@example.com' })).toBe(false);
  });

  test('needs a valid e-mail and a bot-check token', () => {
    expect(parseSendConfirmationEmail({ email: 'ADA@example.com', recaptchaToken: 't' })).toEqual({
      ok: true,
      value: { email: 'ada@example.com', recaptchaToken: 't' },
    });
    expect(parseSendConfirmationEmail({ email: 'ada', recaptchaToken: 't' }).ok).toBe(false);
    expect(parseSendConfirmationEmail({ email: 'ada@example.com', recaptchaToken: ' ' })).toEqual({
      ok: false,
      message: 'Confirm that you are not a robot',
    });
  });

  test.each([
    { outcome: 'EMAIL_SENT' },
    { outcome: 'EMAIL_ONE_TIME_CODE', codeChallenge: id },
    { outcome: 'EMAIL_SKIPPED', teamId: id },
    { success: false, message: 'No' },
  ])('outcome %j', (outcome) => {
    expect(decode(sendConfirmationEmailOutcomeCodec, outcome)).toEqual(outcome);
  });

  test.each([{ outcome: 'EMAIL_SKIPPED' }, { outcome: 'OTHER' }, { success: true, message: '' }, {}])(
    'no outcome: %j',
    (outcome) => expect(isOf(sendConfirmationEmailOutcomeCodec, outcome)).toBe(false),
  );
});

describe('confirm e-mail', () => {
  test.each([
    { method: 'EMAIL', token: 't' },
    { method: 'OIDC', provider: 'GOOGLE', code: 'c' },
    { method: 'OIDC', provider: 'MICROSOFT', code: 'c', uxMode: 'popup' },
    { method: 'ONE_TIME_CODE', codeChallenge: id, code: '123456' },
  ])('%j', (request) => expect(decode(confirmEmailCodec, request)).toEqual(request));

  test.each([
    { method: 'EMAIL' },
    { method: 'OIDC', provider: 'GOOGLE', code: 'c', uxMode: 'redirect' },
    { method: 'OIDC', provider: 'PASSWORD', code: 'c' },
    { method: 'ONE_TIME_CODE', codeChallenge: 'x', code: '123456' },
    { method: 'email', token: 't' },
  ])('refuses %j', (request) => expect(isOf(confirmEmailCodec, request)).toBe(false));

  test.each([
    { teamId: id },
    { availableTeams: [{ ...team, type: 'DOMAIN' }] },
    { success: false, message: 'No' },
  ])('result %j', (result) => expect(decode(confirmEmailResultCodec, result)).toEqual(result));
});

describe('teams to choose from', () => {
  test('an invitation says which and by whom', () => {
    const invite = { ...team, type: 'INVITE', inviteId: id, invitedBy: 'Bob' };
    expect(decode(availableTeamCodec, invite)).toEqual(invite);
    expect(isOf(availableTeamCodec, { ...team, type: 'INVITE' })).toBe(false);
    expect(isOf(availableTeamCodec, { ...team, type: 'OPEN' })).toBe(false);
  });

  test('everything but the id may be null', () => {
    const empty = { id, subdomain: null, name: null, logoUrl: null, primaryColor: null, sortKey: null };
    expect(isOf(availableTeamCodec, { ...empty, type: 'DOMAIN' })).toBe(true);
    expect(isOf(availableTeamCodec, { ...empty, id: null, type: 'DOMAIN' })).toBe(false);
  });

  test('a logo comes over https, or from this machine', () => {
    const withLogo = (logoUrl: string) => ({ ...team, logoUrl, type: 'DOMAIN' });
    expect(isOf(availableTeamCodec, withLogo('https://example.com/x.png'))).toBe(true);
    expect(isOf(availableTeamCodec, withLogo('http://localhost:4000/x.png'))).toBe(true);
    expect(isOf(availableTeamCodec, withLogo('http://localhost.example.com/x.png'))).toBe(false);
    expect(isOf(availableTeamCodec, withLogo('http://example.com/x.png'))).toBe(false);
    expect(isOf(availableTeamCodec, withLogo('javascript:alert(1)'))).toBe(false);
  });

  test('signed-in user', () => {
    const user = {
      email: 'ada@example.com',
      name: null,
      provider: 'ONE_TIME_CODE',
      currentTeams: [team],
      availableTeams: [{ ...team, type: 'DOMAIN' }],
    };
    expect(decode(signedInUserCodec, user)).toEqual(user);
    expect(isOf(signedInUserCodec, { ...user, provider: 'FAX' })).toBe(false);
  });
});

describe('create tenant', () => {
  const extras = { teamName: 'Acme', name: 'Ada' };
  const all = {
    ...extras,
    installTemplateId: 'x',
    marketingCommsEnabled: false,
    promo: 'p',
    orgSize: '1-25',
    jobRole: 'customer success',
  };

  test.each([
    { method: 'AUTH0', ...extras },
    { method: 'OIDC', provider: 'GOOGLE', ...extras },
    { method: 'EMAIL', email: 'ada@example.com', password: 'x', ...all },
    { method: 'ONE_TIME_CODE', email: 'ada@example.com', ...extras },
  ])('%j', (request) => expect(decode(createTenantCodec, request)).toEqual(request));

  test.each([
    { method: 'EMAIL', email: 'ada@example.com', ...extras },
    { method: 'OIDC', ...extras },
    { method: 'AUTH0', ...extras, orgSize: '7' },
    { method: 'AUTH0', ...extras, jobRole: 'king' },
    { method: 'AUTH0', name: 'Ada' },
  ])('refuses %j', (request) => expect(isOf(createTenantCodec, request)).toBe(false));

  test.each([
    [{ installTemplateId: 'usability-test', promo: 'SPRING_26' }, true],
    [{ installTemplateId: 'nothing-like-it' }, false],
    [{ promo: 'a b' }, false],
    [{ promo: 'x'.repeat(65) }, false],
    [{ promo: 'a\0' }, false],
  ])('an offer of %j: %s', (offer, ok) =>
    expect(parseCreateTenant({ method: 'AUTH0', ...extras, ...offer }).ok).toBe(ok),
  );

  test('cleans what was typed', () => {
    const typed = {
      method: 'ONE_TIME_CODE',
      email: ' ADA@example.com',
      teamName: ' Acme ',
      name: 'Ada ',
    } as const;
    expect(parseCreateTenant(typed)).toEqual({
      ok: true,
      value: { method: 'ONE_TIME_CODE', email: 'ada@example.com', ...extras },
    });
  });

  test.each([
    ['Workspace name must not be empty', { teamName: ' ' }],
    ['Workspace name must be at most 200 characters', { teamName: 'x'.repeat(201) }],
    ['Name must not be empty', { name: '' }],
    ['Name must be at most 100 characters', { name: 'x'.repeat(101) }],
    ['Enter a valid e-mail address', { email: 'ada' }],
    ['Password must have at least 12 characters', { password: 'Aa1!' }],
  ])('%s', (message, change) => {
    const good = {
      method: 'EMAIL',
      email: 'ada@example.com',
      password: 'Correct-horse1',
      ...extras,
    } as const;
    expect(parseCreateTenant(good).ok).toBe(true);
    expect(parseCreateTenant({ ...good, ...change })).toEqual({ ok: false, message });
  });

  test('bounds of the names', () => {
    const at = { method: 'AUTH0', teamName: 'x'.repeat(200), name: 'x'.repeat(100) } as const;
    expect(parseCreateTenant(at).ok).toBe(true);
  });

  test('the result says where to go', () => {
    const result = { healthCheckUrl: 'https://a/ping', redirectUrl: 'https://a/' };
    expect(decode(createTenantResultCodec, result)).toEqual(result);
  });
});
