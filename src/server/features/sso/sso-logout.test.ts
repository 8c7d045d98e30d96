import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startScriptedProvider, type ScriptedProvider } from '#tests/support/scripted-provider.ts';
import {
  connectScripted,
  scriptedClient,
  setJoinRole,
  signInScripted,
  ssoWorkspace,
  type SsoWorkspace,
} from '#tests/support/sso-workspace.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { follow, Visitor, type Answer } from '#tests/support/visitor.ts';

let app: TestApp;
let provider: ScriptedProvider;
let workspace: SsoWorkspace;
let count = 0;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({ env: { allowedHosts: [provider.host] } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  count += 1;
  workspace = await ssoWorkspace(app, `logout-${count}.example`, `Logout ${count}`);
  await connectScripted(app, workspace, provider);
  await setJoinRole(workspace, 'VIEWER');
});

const event = 'http://schemas.openid.net/event/backchannel-logout';

async function signIn(name: string, sid: string): Promise<Visitor> {
  const person = { sub: `${name}-${count}`, email: `${name}@${workspace.domain}`, sid };
  const { body } = await signInScripted(app, workspace, provider, person);
  return follow(app, body.redirectUrl);
}

function logoutClaims(extra: Record<string, unknown>): Record<string, unknown> {
  const iat = Math.floor(app.clock.now().getTime() / 1000);
  const { issuer: iss } = provider;
  return {
    iss,
    aud: scriptedClient.clientId,
    iat,
    exp: iat + 60,
    jti: `${iat}`,
    events: { [event]: {} },
    ...extra,
  };
}

function logOut(token: string, headers: Record<string, string> = {}): Promise<Answer> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return new Visitor(app, workspace.subdomain).send('POST', '/api/auth/sso/logout', {
    body: new URLSearchParams({ logout_token: token }).toString(),
    headers: form,
  });
}

const isSignedIn = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/api/account')).status === 200;

test('ends the session that the provider names, and no other', async () => {
  const laptop = await signIn('ada', 'at-the-laptop');
  const phone = await signIn('ada', 'on-the-phone');
  const bo = await signIn('bo', 'of-bo');
  const ended = await logOut(await provider.sign(logoutClaims({ sid: 'at-the-laptop' })));
  expect(ended.status).toBe(200);
  expect(await Promise.all([laptop, phone, bo].map(isSignedIn))).toEqual([false, true, true]);
});

test('ends every session of the person that the provider names, also in open tabs', async () => {
  const laptop = await signIn('ada', 'one');
  const bearer = await laptop.bearer();
  const phone = await signIn('ada', 'two');
  const bo = await signIn('bo', 'three');
  expect((await logOut(await provider.sign(logoutClaims({ sub: `ada-${count}` })))).status).toBe(200);
  expect(await Promise.all([laptop, phone, bo].map(isSignedIn))).toEqual([false, false, true]);
  expect((await laptop.graphql('{ viewer { id } }', bearer)).status).toBe(401);
});

test('leaves sessions that came another way', async () => {
  await logOut(await provider.sign(logoutClaims({ sub: 'admin' })));
  expect(await isSignedIn(workspace.member)).toBe(true);
});

test('sent again, it ends no session that began later', async () => {
  await signIn('ada', 'one');
  const token = await provider.sign(logoutClaims({ sub: `ada-${count}` }));
  await logOut(token);
  app.clock.pass(60);
  const later = await signIn('ada', 'two');
  expect((await logOut(token)).status).toBe(200);
  expect(await isSignedIn(later)).toBe(true);
});

test('a token that is old, of another client, of another issuer or no logout token is refused', async () => {
  const ada = await signIn('ada', 'one');
  const sub = `ada-${count}`;
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const forged = [
    { sub, iat: now - 3600, exp: now + 60 },
    { sub, aud: 'somebody-else' },
    { sub, iss: 'https://elsewhere.example' },
    { sub, events: {} },
    { sub, events: { [event]: 'yes' } },
    { sub, nonce: 'of-a-sign-in' },
    { sub, jti: undefined },
    {},
  ];
  for (const extra of forged)
    expect((await logOut(await provider.sign(logoutClaims(extra)))).status, JSON.stringify(extra)).toBe(400);
  const hmac = await new SignJWT(logoutClaims({ sub }))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from(scriptedClient.clientSecret));
  expect((await logOut(hmac)).status).toBe(400);
  expect((await logOut('not.a.token')).status).toBe(400);
  expect(await isSignedIn(ada)).toBe(true);
});

test('another workspace’s provider ends nothing here', async () => {
  const ada = await signIn('ada', 'one');
  const stranger = await startScriptedProvider();
  const token = await stranger.sign({ ...logoutClaims({ sub: `ada-${count}` }), iss: stranger.issuer });
  expect((await logOut(token)).status).toBe(400);
  await stranger.close();
  expect(await isSignedIn(ada)).toBe(true);
});
