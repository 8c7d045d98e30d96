import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { authorizationCodeGrant } from 'openid-client';
import { beforeAll, expect, test } from 'vitest';
import type { Outbound } from '#server/platform/outbound/outbound.ts';
import { openConfiguration } from './oidc-configuration.ts';

const common = 'https://login.microsoftonline.com/common/v2.0';
const issuerOf = (tenant: string): string => `https://login.microsoftonline.com/${tenant}/v2.0`;
const [acme, evil] = ['11111111-aaaa-4aaa-8aaa-111111111111', '22222222-bbbb-4bbb-8bbb-222222222222'];
const client = { issuer: new URL(common), clientId: 'hark', clientSecret: 'secret' };

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let idToken = '';
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
});

/** Microsoft as it answers everybody: one address, whose issuer is a pattern. */
const microsoft: Outbound = {
  async fetch(url) {
    const { pathname } = new URL(String(url));
    if (pathname.endsWith('/openid-configuration'))
      return Response.json({
        issuer: issuerOf('{tenantid}'),
        authorization_endpoint: `${common}/authorize`,
        token_endpoint: `${common}/token`,
        jwks_uri: `${common}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['pairwise'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (pathname.endsWith('/keys'))
      return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256' }] });
    return Response.json({ access_token: 'unused', token_type: 'Bearer', id_token: idToken });
  },
  close() {},
};

async function signIn(claims: Record<string, unknown>): Promise<string | undefined> {
  const now = Math.floor(Date.now() / 1000);
  const all = { sub: 'ada', aud: 'hark', iat: now, exp: now + 60, nonce: 'nonce', ...claims };
  idToken = await new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(keys.privateKey);
  const configuration = await openConfiguration({ outbound: microsoft, now: () => new Date() }, client);
  const answered = new URL('https://hark.example/callback?code=code&state=state');
  const tokens = await authorizationCodeGrant(configuration, answered, {
    expectedState: 'state',
    expectedNonce: 'nonce',
    pkceCodeVerifier: 'v'.repeat(43),
    idTokenExpected: true,
  });
  return tokens.claims()?.iss;
}

test('each tenant of Microsoft is an issuer of its own', async () => {
  expect(await signIn({ iss: issuerOf(acme), tid: acme })).toBe(issuerOf(acme));
  expect(await signIn({ iss: issuerOf(evil), tid: evil })).toBe(issuerOf(evil));
});

test.each([
  ['of one tenant in the name of another', { iss: issuerOf(acme), tid: evil }],
  ['that names no tenant', { iss: issuerOf(acme) }],
  ['whose issuer is the pattern itself', { iss: issuerOf('{tenantid}'), tid: acme }],
  ['of another host', { iss: `https://login.evil.example/${acme}/v2.0`, tid: acme }],
  ['whose tenant leads elsewhere', { iss: issuerOf('..'), tid: acme }],
])('a token %s is refused', (_what, claims) =>
  expect(signIn(claims)).rejects.toThrow('unexpected JWT claim value encountered'),
);
