import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startScriptedProvider, type ScriptedProvider } from '#tests/support/scripted-provider.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
import {
  claimsFor,
  connectScripted,
  finishVisit,
  saveConnection,
  scriptedClient,
  setJoinRole,
  signInScripted,
  ssoWorkspace,
  startVisit,
  type SsoVisit,
  type SsoWorkspace,
} from '#tests/support/sso-workspace.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { follow, signUp, Visitor, type Answer } from '#tests/support/visitor.ts';

let app: TestApp;
let honest: ScriptedProvider;
let hostile: ScriptedProvider;
let workspace: SsoWorkspace;
let person: Record<string, unknown>;
let count = 0;

beforeAll(async () => {
  [honest, hostile] = await Promise.all([startScriptedProvider(), startScriptedProvider()]);
  app = await startTestApp({ env: { allowedHosts: [honest.host, hostile.host] } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([honest.close(), hostile.close()]);
});
beforeEach(async () => {
  count += 1;
  workspace = await ssoWorkspace(app, `attacked-${count}.example`, `Attacked ${count}`);
  await connectScripted(app, workspace, honest);
  await setJoinRole(workspace, 'VIEWER');
  person = { sub: `person-${count}`, email: `person@${workspace.domain}`, email_verified: true };
});

const honestAnswer = (visit: SsoVisit): Promise<string> =>
  honest.sign(claimsFor(app, honest, visit.nonce, person));

async function expectRefused(attempt: Promise<Answer>): Promise<void> {
  const { status, body } = await attempt;
  expect({ status, title: body.errors?.[0]?.title }).toEqual({
    status: 400,
    title: 'Signing in with Single sign-on didn’t work. Try again.',
  });
}

test('an honest answer signs in, so that the refusals below mean something', async () => {
  expect((await signInScripted(app, workspace, honest, person)).body.redirectUrl).toMatch(/magic-login/);
});

test('the request has PKCE with S256, a state, a nonce and the exact redirect address', async () => {
  const { url } = await startVisit(app, workspace.startUrl());
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: scriptedClient.clientId,
    redirect_uri: 'http://hark.test/users/oauth2/callback',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^TEAM_SSO\.[\w-]{40,}$/),
    nonce: expect.stringMatching(/^[\w-]{40,}$/),
  });
});

describe('state and code', () => {
  test('a replayed state, a foreign one and one of another browser are refused', async () => {
    const forged = await startVisit(app, workspace.startUrl());
    await expectRefused(finishVisit({ ...forged, state: `TEAM_SSO.${'x'.repeat(43)}` }, honest));
    const visit = await startVisit(app, workspace.startUrl());
    honest.idToken = () => honestAnswer(visit);
    await expectRefused(finishVisit({ ...visit, browser: new Visitor(app) }, honest));
    expect((await finishVisit(visit, honest)).status).toBe(200);
    await expectRefused(finishVisit(visit, honest));
  });

  test('a code that somebody else was given is refused by its verifier', async () => {
    const own = await startVisit(app, workspace.startUrl());
    const victim = await startVisit(app, workspace.startUrl());
    const seen: string[] = [];
    honest.idToken = ({ verifier }) => {
      seen.push(verifier);
      throw new Error('The verifier is not the one of this code');
    };
    await expectRefused(finishVisit(own, honest, { code: 'code-of-the-victim' }));
    expect(seen).toHaveLength(1);
    honest.idToken = ({ verifier }) => {
      expect(verifier).not.toBe(seen[0]);
      return honestAnswer(victim);
    };
    expect((await finishVisit(victim, honest)).status).toBe(200);
  });

  test('an answer nobody asked for is refused', async () => {
    honest.idToken = () => honest.sign(claimsFor(app, honest, 'made-up', person));
    await expectRefused(finishVisit({ browser: new Visitor(app), state: 'TEAM_SSO.x' }, honest));
  });

  test('a visit of one workspace doesn’t open another', async () => {
    const other = await ssoWorkspace(app, `other-${count}.example`, `Other ${count}`);
    await connectScripted(app, other, hostile);
    await setJoinRole(other, 'MANAGER');
    const visit = await startVisit(app, workspace.startUrl());
    hostile.idToken = () => hostile.sign(claimsFor(app, hostile, visit.nonce, person));
    await expectRefused(finishVisit(visit, hostile));
    const theirs = await signInScripted(app, other, hostile, person);
    expect(theirs.body.errors[0].title).toMatch(/isn’t a verified domain/);
  });
});

describe('the token', () => {
  const expectTokenRefused = async (token: (visit: SsoVisit) => Promise<string> | string): Promise<void> => {
    const visit = await startVisit(app, workspace.startUrl());
    honest.idToken = () => token(visit);
    await expectRefused(finishVisit(visit, honest));
  };
  const withClaims = (visit: SsoVisit, extra: Record<string, unknown>): Record<string, unknown> => ({
    ...claimsFor(app, honest, visit.nonce, person),
    ...extra,
  });

  test('of another issuer (mix-up), audience, nonce or time is refused', async () => {
    await expectTokenRefused((visit) => honest.sign(withClaims(visit, { iss: hostile.issuer })));
    await expectTokenRefused((visit) => honest.sign(withClaims(visit, { aud: 'somebody-else' })));
    await expectTokenRefused((visit) => honest.sign(withClaims(visit, { nonce: 'of-another-visit' })));
    await expectTokenRefused((visit) => honest.sign(withClaims(visit, { exp: 1 })));
  });

  test('an authorization answer that names another issuer is refused', async () => {
    const visit = await startVisit(app, workspace.startUrl());
    honest.idToken = () => honestAnswer(visit);
    await expectRefused(finishVisit(visit, honest, { iss: hostile.issuer }));
  });

  test('without a signature, or signed with the public key or the client’s secret, is refused', async () => {
    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    await expectTokenRefused((visit) => `${part({ alg: 'none' })}.${part(withClaims(visit, {}))}.`);
    const hmac = (key: string) => (visit: SsoVisit) =>
      new SignJWT(withClaims(visit, {}))
        .setProtectedHeader({ alg: 'HS256', kid: 'first' })
        .sign(Buffer.from(key));
    await expectTokenRefused(hmac(JSON.stringify(honest.publicKey)));
    await expectTokenRefused(hmac(scriptedClient.clientSecret));
    await expectTokenRefused((visit) => hostile.sign(withClaims(visit, {}), 'first'));
  });
});

describe('whom a provider may vouch for', () => {
  test('not for an address that it calls unverified', async () => {
    const answer = await signInScripted(app, workspace, honest, { ...person, email_verified: false });
    expect(answer.body.errors[0].title).toMatch(/hasn’t verified your e-mail address/);
  });

  test('not for an account outside its domains, nor for sessions elsewhere', async () => {
    const victim = await signUp(app, `victim-${count}@safe.example`, `Victim ${count}`);
    const evil = await signInScripted(app, workspace, honest, {
      sub: `evil-${count}`,
      email: victim.email,
      email_verified: true,
    });
    expect(evil.body.errors[0].title).toBe(`safe.example isn’t a verified domain of Attacked ${count}.`);
    expect((await victim.member.get('/api/account')).body.identities).toEqual([]);
  });

  test('the account that it opens here stays closed at the root host and for other providers', async () => {
    const { body } = await signInScripted(app, workspace, honest, person);
    const member = await follow(app, body.redirectUrl);
    expect(member.host).toBe(workspace.member.host);
    expect((await member.post('/api/account/password', { password: 'Correct-Horse-8' })).status).toBe(403);
    const root = new Visitor(app);
    for (const [name, value] of member.cookies) root.cookies.set(name, value);
    expect((await root.get('/global/session')).status).toBe(401);
  });

  test('an address that changes at the provider leads to the same account', async () => {
    const first = await signInScripted(app, workspace, honest, person);
    const { email } = (await (await follow(app, first.body.redirectUrl)).get('/api/account')).body;
    const moved = { ...person, email: `admin@${workspace.domain}` };
    const again = await signInScripted(app, workspace, honest, moved);
    const member = await follow(app, again.body.redirectUrl);
    expect((await member.get('/api/account')).body.email).toBe(email);
  });
});

describe('the connection', () => {
  test('an issuer that many companies share can’t be a workspace’s own', async () => {
    for (const tenant of ['common', 'organizations', 'consumers']) {
      const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
      const { message } = errorOf(await workspace.ask(saveConnection({ issuer, ...scriptedClient })));
      expect(message).toBe('Enter the issuer of your own tenant, with its tenant ID');
    }
  });

  test.each(['http://127.0.0.1:1', 'http://169.254.169.254', 'http://[::ffff:a9fe:a9fe]', 'file:///etc'])(
    '%s is no issuer',
    async (issuer) => {
      const { message } = errorOf(await workspace.ask(saveConnection({ issuer, ...scriptedClient })));
      expect(message).toMatch(/https address/);
    },
  );

  test('an https issuer inside the network is never asked', async () => {
    const issuer = 'https://127.0.0.1:9';
    dataOf(await workspace.ask(saveConnection({ issuer, ...scriptedClient })));
    const { startSsoTest } = dataOf(await workspace.ask('mutation { startSsoTest }'));
    const { pathname, search } = new URL(startSsoTest);
    expect((await new Visitor(app).get(`${pathname}${search}`)).status).toBe(400);
  });
});
