import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startScriptedProvider, type ScriptedProvider } from '#tests/support/scripted-provider.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor, type Answer } from '#tests/support/visitor.ts';

let app: TestApp;
let honest: ScriptedProvider;
let hostile: ScriptedProvider;
beforeAll(async () => {
  [honest, hostile] = await Promise.all([startScriptedProvider(), startScriptedProvider()]);
  const client = (issuer: string, clientId: string) => ({
    issuer: new URL(issuer),
    clientId,
    clientSecret: 'secret',
  });
  app = await startTestApp({
    env: {
      signInClients: {
        GOOGLE: client(honest.issuer, 'at-honest'),
        MICROSOFT: client(hostile.issuer, 'at-hostile'),
      },
      allowedHosts: [honest.host, hostile.host],
    },
  });
});
afterAll(async () => {
  await app.close();
  await Promise.all([honest.close(), hostile.close()]);
});

type Visit = { browser: Visitor; url: URL; state: string; nonce: string };
let people = 0;
let person: Record<string, unknown>;
beforeEach(() => {
  people += 1;
  person = { sub: `person-${people}`, email: `person-${people}@attack.example`, email_verified: true };
});

async function visit(provider = 'GOOGLE', browser = new Visitor(app)): Promise<Visit> {
  const { headers } = await browser.get(`/global/oidc/start?provider=${provider}`);
  const url = new URL(String(headers['location']));
  return {
    browser,
    url,
    state: url.searchParams.get('state') ?? '',
    nonce: url.searchParams.get('nonce') ?? '',
  };
}

function claims(nonce: string, extra: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return { iss: honest.issuer, aud: 'at-honest', iat: now, exp: now + 60, nonce, ...person, ...extra };
}

function answer(
  { browser, state }: Pick<Visit, 'browser' | 'state'>,
  extra: Record<string, unknown> = {},
): Promise<Answer> {
  const proof = { method: 'OIDC', provider: 'GOOGLE', code: 'code', state, iss: honest.issuer, ...extra };
  return browser.post('/global/confirm-email', proof);
}

async function expectRefused(attempt: Promise<Answer>, browser: Visitor): Promise<void> {
  const { status, body } = await attempt;
  expect({ status, success: body.success }).toEqual({ status: 200, success: false });
  expect(body.message).toMatch(/^Signing in with (Google|Microsoft) didn’t work/);
  expect((await browser.get('/global/session')).status).toBe(401);
}

test('an honest answer signs in, so that the refusals below mean something', async () => {
  const own = await visit();
  honest.idToken = () => honest.sign(claims(own.nonce));
  expect((await answer(own)).body).toEqual({ availableTeams: [] });
  expect((await own.browser.get('/global/session')).body.email).toBe(person.email);
});

test('the request has PKCE with S256, a state, a nonce and the exact redirect address', async () => {
  const { url } = await visit();
  const sent = Object.fromEntries(url.searchParams);
  expect(sent).toMatchObject({
    response_type: 'code',
    client_id: 'at-honest',
    redirect_uri: 'http://hark.test/callback',
    code_challenge_method: 'S256',
  });
  expect(sent.code_challenge).toMatch(/^[\w-]{43}$/);
  expect(sent.state?.length).toBeGreaterThan(40);
  expect(sent.nonce?.length).toBeGreaterThan(40);
});

describe('state', () => {
  test('missing, foreign and replayed ones are refused', async () => {
    const own = await visit();
    honest.idToken = () => honest.sign(claims(own.nonce));
    await expectRefused(answer(own, { state: undefined }), own.browser);
    await expectRefused(answer(own, { state: `GOOGLE.${'x'.repeat(43)}` }), own.browser);
    const fresh = await visit('GOOGLE', own.browser);
    honest.idToken = () => honest.sign(claims(fresh.nonce));
    expect((await answer(fresh)).body).toEqual({ availableTeams: [] });
    await own.browser.post('/global/logout');
    await expectRefused(answer(fresh), own.browser);
  });

  test('an answer that was begun in another browser is refused', async () => {
    const attacker = await visit();
    const victim = await visit();
    honest.idToken = () => honest.sign(claims(attacker.nonce));
    await expectRefused(answer({ browser: victim.browser, state: attacker.state }), victim.browser);
  });

  test('an answer eleven minutes late is refused', async () => {
    const own = await visit();
    app.clock.pass(660);
    honest.idToken = () => honest.sign(claims(own.nonce));
    await expectRefused(answer(own), own.browser);
  });
});

describe('mix-up', () => {
  test('an answer of one provider doesn’t pass as another’s', async () => {
    const own = await visit();
    honest.idToken = () => honest.sign(claims(own.nonce));
    await expectRefused(answer(own, { iss: hostile.issuer }), own.browser);
  });

  test('an answer that doesn’t say whose it is, from one that always does, is refused', async () => {
    const own = await visit();
    honest.idToken = () => honest.sign(claims(own.nonce));
    await expectRefused(answer(own, { iss: undefined }), own.browser);
  });

  test('a visit to one provider can’t be finished at another', async () => {
    const own = await visit();
    hostile.idToken = () => hostile.sign(claims(own.nonce, { iss: hostile.issuer, aud: 'at-hostile' }));
    await expectRefused(answer(own, { provider: 'MICROSOFT', iss: hostile.issuer }), own.browser);
  });
});

describe('the code', () => {
  test('of another visit is refused, because its verifier is another', async () => {
    const victim = await visit();
    const attacker = await visit();
    // As an honest provider does: the code was given for the victim's challenge.
    honest.idToken = ({ verifier }) => {
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return challenge === victim.url.searchParams.get('code_challenge')
        ? honest.sign(claims(victim.nonce))
        : Promise.reject(new Error('invalid_grant'));
    };
    await expectRefused(answer(attacker), attacker.browser);
  });

  test('is exchanged for the exact redirect address', async () => {
    const own = await visit();
    const seen: string[] = [];
    honest.idToken = ({ redirectUri }) => {
      seen.push(redirectUri);
      return honest.sign(claims(own.nonce));
    };
    await answer(own);
    expect(seen).toEqual(['http://hark.test/callback']);
  });
});

describe('the ID token', () => {
  async function expectRefusal(make: (own: Visit) => Promise<string> | string): Promise<void> {
    const own = await visit();
    honest.idToken = () => make(own);
    await expectRefused(answer(own), own.browser);
  }

  test('with another nonce, or none', async () => {
    const before = await visit();
    await expectRefusal(() => honest.sign(claims(before.nonce)));
    await expectRefusal(({ nonce }) => honest.sign(claims(nonce, { nonce: undefined })));
  });

  test('without a signature', () =>
    expectRefusal(({ nonce }) => {
      const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims(nonce))}.`;
    }));

  test('signed with the public key as if it were a shared secret', () =>
    expectRefusal(({ nonce }) =>
      new SignJWT(claims(nonce))
        .setProtectedHeader({ alg: 'HS256', kid: String(honest.publicKey.kid) })
        .sign(new TextEncoder().encode(JSON.stringify(honest.publicKey))),
    ));

  test('signed with the client secret', () =>
    expectRefusal(({ nonce }) =>
      new SignJWT(claims(nonce))
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode('secret')),
    ));

  test('signed by somebody else under the provider’s key id', () =>
    expectRefusal(({ nonce }) => hostile.sign(claims(nonce), String(honest.publicKey.kid))));

  test.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that has run out', { exp: 1 }],
    ['from the future', { iat: 4_000_000_000, nbf: 4_000_000_000 }],
  ])('%s', (_name, extra) => expectRefusal(({ nonce }) => honest.sign(claims(nonce, extra))));

  test('under keys that the provider has changed since is accepted', async () => {
    await honest.rotate();
    const own = await visit();
    honest.idToken = () => honest.sign(claims(own.nonce));
    expect((await answer(own)).status).toBe(200);
  });
});
