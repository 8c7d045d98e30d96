import { describe, expect, test } from 'vitest';
import { decode, isOf } from '#domain/codec/codec.ts';
import { globalEnvironmentCodec, teamEnvironmentCodec } from './team-environment.ts';
import {
  closestRegionCodec,
  deleteTenantRouteCodec,
  tenantRequestCodec,
  tenantRouteAnswerCodec,
  tenantRouteCodec,
  upsertTenantRouteCodec,
} from './tenant-route.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';

describe('tenant directory', () => {
  test('a tenant request needs a UUID and a subdomain-like string', () => {
    expect(isOf(tenantRequestCodec, { teamId: id, subdomain: 'abc' })).toBe(true);
    expect(isOf(tenantRequestCodec, { teamId: 'x', subdomain: 'abc' })).toBe(false);
    expect(isOf(tenantRequestCodec, { teamId: id, subdomain: 'ab' })).toBe(false);
    expect(isOf(tenantRequestCodec, { teamId: id })).toBe(false);
  });

  test('routes', () => {
    const upsert = { teamId: id, subdomain: 'x'.repeat(63), region: 'EU_A' };
    const route = { ...upsert, createdDate: '2026-01-01T00:00:00Z' };
    expect(decode(upsertTenantRouteCodec, upsert)).toEqual(upsert);
    expect(decode(tenantRouteCodec, route)).toEqual(route);
    expect(isOf(upsertTenantRouteCodec, { ...upsert, region: 'MARS' })).toBe(false);
    expect(isOf(upsertTenantRouteCodec, { ...upsert, subdomain: 'x'.repeat(64) })).toBe(false);
    expect(decode(deleteTenantRouteCodec, { teamId: id })).toEqual({ teamId: id });
  });

  test.each([
    { status: 'success' },
    { status: 'success', message: 'kept' },
    { status: 'error', error: { message: 'taken', code: 'X', name: 'E', stack: 's' }, message: 'taken' },
  ])('answer %j', (answer) => expect(decode(tenantRouteAnswerCodec, answer)).toEqual(answer));

  test.each([{ fastestRegion: 'EU_A', availableRegions: ['EU_A', 'US_B'] }, { currentRegion: 'AU_A' }])(
    'closest region %j',
    (answer) => expect(decode(closestRegionCodec, answer)).toEqual(answer),
  );
});

describe('environments', () => {
  const environment = {
    teamId: id,
    name: 'Acme',
    auth0Config: null,
    auth0OrganizationId: null,
    auth0Enabled: false,
    passwordAuthEnabled: true,
    googleAuthEnabled: false,
    microsoftAuthEnabled: false,
    ssoAuthEnabled: false,
    oidcIssuer: null,
    primaryColor: '#112233',
    logo: { id, baseImageUrl: 'https://x/image', uploadStatus: 'COMPLETE' },
  };

  test('of a workspace', () => {
    expect(decode(teamEnvironmentCodec, environment)).toEqual(environment);
    expect(isOf(teamEnvironmentCodec, { ...environment, passwordAuthEnabled: 'yes' })).toBe(false);
  });

  test('of the root app', () => {
    const root = {
      featureFlags: { agents: false },
      oAuthConfig: { GOOGLE: { authorizationEndpoint: 'https://a', clientId: 'c', issuer: 'https://i' } },
      auth0Config: { audience: 'a', clientId: 'c', domain: 'd' },
      recaptchaSiteKey: null,
    };
    expect(decode(globalEnvironmentCodec, root)).toEqual(root);
  });
});
