import { isOf } from '#domain/codec/codec.ts';
import { globalEnvironmentCodec } from '#domain/workspaces/team-environment.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '#tests/support/identity-provider.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  follow,
  goodPassword,
  linkIn,
  mailsTo,
  newestMail,
  signUp,
  tokenIn,
  Visitor,
  type Answer,
} from '#tests/support/visitor.ts';

let app: TestApp;
let google: IdentityProvider;
beforeAll(async () => {
  google = await startIdentityProvider(['http://hark.test/callback']);
  const client = { issuer: new URL(google.issuer), clientId, clientSecret };
  app = await startTestApp({
    env: { signInClients: { GOOGLE: client, AUTH0: client }, allowedHosts: [google.host] },
  });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

async function leave(browser: Visitor, query = '', provider = 'GOOGLE'): Promise<string> {
  const { status, headers } = await browser.get(`/global/oidc/start?provider=${provider}${query}`);
  expect(status).toBe(302);
  return String(headers['location']);
}

function comeBack(browser: Visitor, answer: URL, extra: object = {}): Promise<Answer> {
  const { code, state, iss } = Object.fromEntries(answer.searchParams);
  const proof = { method: 'OIDC', provider: 'GOOGLE', code, state, iss, ...extra };
  return browser.post('/global/confirm-email', proof);
}

function introduce(sub: string, email = `${sub}@google.example`, verified = true): string {
  google.people.push({ sub, email, email_verified: verified, name: `Person ${sub}` });
  return email;
}

/** The mailbox of an account agrees that this person of the provider opens it. */
async function linkByMail(email: string, sub: string): Promise<void> {
  const browser = new Visitor(app);
  await comeBack(browser, await google.signIn(await leave(browser), sub));
  const token = tokenIn(await newestMail(app, email));
  const { status } = await browser.post('/global/confirm-email', { method: 'EMAIL', token });
  expect(status).toBe(200);
}

/** What the audit log of a workspace says of ways to sign in, newest first. */
async function linkings(admin: Visitor): Promise<unknown[]> {
  const { body } = await admin.graphql(
    `{ auditLog(first: 5, filter: { types: ["member.identityLinked", "member.identityUnlinked"] }) {
      items { type actorName payload } } }`,
    await admin.bearer(),
  );
  return body.data.auditLog.items;
}

describe('signing up with a provider', () => {
  test('makes an account and a workspace without a password', async () => {
    const email = introduce('ada');
    const browser = new Visitor(app);
    const answer = await comeBack(browser, await google.signIn(await leave(browser), 'ada'));
    expect(answer).toMatchObject({ status: 200, body: { availableTeams: [] } });
    const session = await browser.get('/global/session');
    expect(session.body).toMatchObject({ email, name: 'Person ada', provider: 'GOOGLE' });
    const created = await browser.post('/global/create-tenant', {
      method: 'OIDC',
      provider: 'GOOGLE',
      teamName: 'By Google',
      name: 'Ada',
    });
    expect(created.status).toBe(200);
    const member = await follow(app, created.body.redirectUrl);
    const account = await member.get('/api/account');
    expect(account.body).toMatchObject({
      email,
      hasPassword: false,
      identities: [{ provider: 'GOOGLE', email }],
    });
    const current = account.body.sessions.find((one: { isCurrent: boolean }) => one.isCurrent);
    expect(current.provider).toBe('GOOGLE');
  });

  test('also with any issuer that the operator named (AUTH0)', async () => {
    const email = introduce('otto');
    const browser = new Visitor(app);
    const url = await leave(browser, '', 'AUTH0');
    await comeBack(browser, await google.signIn(url, 'otto'), { provider: 'AUTH0' });
    expect((await browser.get('/global/session')).body).toMatchObject({ email, provider: 'AUTH0' });
    const tenant = { teamName: 'By OpenID', name: 'Otto' };
    const other = { method: 'OIDC', provider: 'GOOGLE', ...tenant };
    expect((await browser.post('/global/create-tenant', other)).status).toBe(403);
    const created = await browser.post('/global/create-tenant', { method: 'AUTH0', ...tenant });
    const member = await follow(app, created.body.redirectUrl);
    expect((await member.get('/api/account')).body.identities).toMatchObject([{ provider: 'AUTH0', email }]);
    const rules = 'passwordAllowed: true, googleAllowed: true, microsoftAllowed: true, auth0Allowed: false';
    const turnedOff = await member.graphql(
      `mutation { setSsoRules(input: { ${rules} }) { auth0Allowed providers } }`,
      await member.bearer(),
    );
    expect(turnedOff.body.data.setSsoRules).toEqual({ auth0Allowed: false, providers: ['GOOGLE', 'AUTH0'] });
    const environment = (await new Visitor(app, 'by-openid').get('/api/auth/environment')).body;
    expect(environment).toMatchObject({ auth0Enabled: false, auth0Config: null });
    const teamId = environment.teamId;
    expect((await browser.post('/global/enter-workspace', { teamId })).status).toBe(403);
  });

  test('in a window of its own, which only that window can finish', async () => {
    introduce('pop');
    const finish = async (query: string, extra: object): Promise<Answer> => {
      const browser = new Visitor(app);
      const answer = await google.signIn(await leave(browser, query), 'pop');
      expect(answer.searchParams.get('state')?.startsWith('GOOGLE.popup.')).toBe(query !== '');
      return comeBack(browser, answer, extra);
    };
    expect((await finish('&uxMode=popup', {})).body.success).toBe(false);
    expect((await finish('', { uxMode: 'popup' })).body.success).toBe(false);
    expect((await finish('&uxMode=popup', { uxMode: 'popup' })).body).toEqual({ availableTeams: [] });
  });

  test('finds the person again by who they are, not by their address', async () => {
    introduce('bea', 'bea@google.example');
    const first = new Visitor(app);
    await comeBack(first, await google.signIn(await leave(first), 'bea'));
    const person = google.people.find(({ sub }) => sub === 'bea');
    if (person) person.email = 'renamed@google.example';
    const second = new Visitor(app);
    await comeBack(second, await google.signIn(await leave(second), 'bea'));
    expect((await second.get('/global/session')).body.email).toBe('bea@google.example');
  });

  test('somebody with one workspace goes straight in, and where they wanted to', async () => {
    introduce('cat');
    const browser = new Visitor(app);
    await comeBack(browser, await google.signIn(await leave(browser), 'cat'));
    const tenant = { method: 'OIDC', provider: 'GOOGLE', teamName: 'Cat', name: 'Cat' };
    const { body } = await browser.post('/global/create-tenant', tenant);
    const teamId = (await (await follow(app, body.redirectUrl)).get('/api/auth/environment')).body.teamId;
    const again = new Visitor(app);
    const url = await leave(again, `&teamId=${teamId}&redirect=${encodeURIComponent('/projects')}`);
    expect((await comeBack(again, await google.signIn(url, 'cat'))).body).toEqual({
      teamId,
      redirect: '/projects',
    });
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'a redirect to %s leads nowhere',
    async (redirect) => {
      const sub = `redirected-${redirect.length}`;
      introduce(sub);
      const browser = new Visitor(app);
      const signedUp = await signUp(app, `${sub}@hark.example`, `Team ${sub}`);
      const query = `&teamId=${signedUp.teamId}&redirect=${encodeURIComponent(redirect)}`;
      const answer = await comeBack(browser, await google.signIn(await leave(browser, query), sub));
      expect(answer.body.redirect).toBeNull();
    },
  );

  test('the workspace’s sign-in page offers what is set up', async () => {
    const { member } = await signUp(app, 'offers@hark.example', 'Offers');
    expect((await member.get('/api/auth/environment')).body).toMatchObject({
      googleAuthEnabled: true,
      microsoftAuthEnabled: false,
      auth0Enabled: true,
      auth0Config: { audience: clientId, clientId, domain: google.host },
    });
    const { body } = await new Visitor(app).get('/global/environment');
    expect(isOf(globalEnvironmentCodec, body)).toBe(true);
    expect(body.auth0Config).toEqual({ audience: clientId, clientId, domain: google.host });
    expect(body.oAuthConfig).toEqual({
      GOOGLE: { authorizationEndpoint: `${google.issuer}/auth`, clientId, issuer: google.issuer },
    });
  });
});

describe('an account that exists', () => {
  test('is not opened silently: its mailbox agrees first', async () => {
    const dan = await signUp(app, 'dan@hark.example', 'Dan');
    introduce('dan', dan.email);
    const browser = new Visitor(app);
    const answer = await comeBack(browser, await google.signIn(await leave(browser), 'dan'));
    expect(answer.body.success).toBe(false);
    expect(answer.body.message).toMatch(/^You already have an account for dan@hark\.example/);
    expect((await browser.get('/global/session')).status).toBe(401);

    const mail = await newestMail(app, dan.email);
    expect(mail.subject).toBe('Link Google to your account');
    expect(linkIn(mail).host).toBe('hark.test');
    const confirmed = await browser.post('/global/confirm-email', { method: 'EMAIL', token: tokenIn(mail) });
    expect(confirmed.body).toEqual({ teamId: dan.teamId });
    expect((await newestMail(app, dan.email)).subject).toBe('Google is linked to your account');
    const again = new Visitor(app);
    const straight = await comeBack(again, await google.signIn(await leave(again), 'dan'));
    expect(straight.body).toEqual({ teamId: dan.teamId });
  });

  test('tells the admins of each of its workspaces that it was linked', async () => {
    const kim = await signUp(app, 'kim@hark.example', 'Kim');
    const created = await kim.root.post('/global/create-tenant', {
      method: 'EMAIL',
      email: kim.email,
      password: goodPassword,
      teamName: 'Kim again',
      name: 'Kim',
    });
    const second = await follow(app, created.body.redirectUrl);
    const stranger = await signUp(app, 'lea@hark.example', 'Lea');
    introduce('kim', kim.email);
    await linkByMail(kim.email, 'kim');
    const line = { type: 'member.identityLinked', payload: { provider: 'GOOGLE' } };
    expect(await linkings(kim.member)).toMatchObject([line]);
    expect(await linkings(second)).toMatchObject([line]);
    expect(await linkings(stranger.member)).toEqual([]);
    const again = new Visitor(app);
    await comeBack(again, await google.signIn(await leave(again), 'kim'));
    expect(await linkings(kim.member)).toHaveLength(1);
  });

  test('that an inviter’s link made stays linked when its mailbox answers, and nothing else opens it', async () => {
    const host = await signUp(app, 'host@hark.example', 'Host');
    const email = 'guest@hark.example';
    const ask = async (query: string) =>
      (await host.member.graphql(query, await host.member.bearer())).body.data;
    const { inviteMember } = await ask(
      `mutation { inviteMember(input: { email: "${email}", role: CONTRIBUTOR }) { id } }`,
    );
    const { copyInviteLink } = await ask(`mutation { copyInviteLink(id: "${inviteMember.id}") { url } }`);
    const token = new URL(copyInviteLink.url).searchParams.get('token');
    const holder = new Visitor(app, host.subdomain);
    const joined = await holder.post('/api/auth/accept-invite', { token, name: 'X', password: goodPassword });
    expect(joined.status).toBe(204);
    introduce('guest', email);
    await linkByMail(email, 'guest');
    expect((await holder.post('/api/auth/token')).status).toBe(401);
    const again = new Visitor(app);
    const straight = await comeBack(again, await google.signIn(await leave(again), 'guest'));
    expect(straight.body).toEqual({ teamId: host.teamId });
  });

  test('an address that the provider has not verified opens and mails nothing', async () => {
    const eve = await signUp(app, 'eve@hark.example', 'Eve');
    const before = await mailsTo(app, eve.email);
    introduce('mallory', eve.email, false);
    const browser = new Visitor(app);
    const answer = await comeBack(browser, await google.signIn(await leave(browser), 'mallory'));
    expect(answer.body.message).toMatch(/^Google hasn’t verified your e-mail address/);
    expect((await browser.get('/global/session')).status).toBe(401);
    expect(await mailsTo(app, eve.email)).toEqual(before);
  });
});

describe('linking on the account page', () => {
  async function link(member: Visitor, sub: string, finisher = member): Promise<Answer> {
    const asked = await member.post('/api/account/identities/link', {
      provider: 'GOOGLE',
      password: goodPassword,
    });
    expect(asked.status).toBe(200);
    const root = new Visitor(app);
    const start = new URL(asked.body.redirectUrl);
    const { headers } = await root.get(`${start.pathname}${start.search}`);
    const answer = await comeBack(root, await google.signIn(String(headers['location']), sub));
    expect((await root.get('/global/session')).status).toBe(401);
    const token = new URL(answer.body.redirectUrl).searchParams.get('link');
    return finisher.post('/api/account/identities', { token });
  }

  test('adds an identity of any address, unverified too, and takes it away again', async () => {
    const fay = await signUp(app, 'fay@hark.example', 'Fay');
    introduce('fay', 'private@elsewhere.example', false);
    expect((await link(fay.member, 'fay')).status).toBe(204);
    expect((await newestMail(app, fay.email)).subject).toBe('Google is linked to your account');
    const { body } = await fay.member.get('/api/account');
    expect(body.identities).toMatchObject([{ provider: 'GOOGLE', email: 'private@elsewhere.example' }]);
    const browser = new Visitor(app);
    const straight = await comeBack(browser, await google.signIn(await leave(browser), 'fay'));
    expect(straight.body).toEqual({ teamId: fay.teamId });

    const { id } = body.identities[0];
    expect((await fay.member.post('/api/account/identities/unlink', { id })).status).toBe(401);
    const unlinked = await fay.member.post('/api/account/identities/unlink', { id, password: goodPassword });
    expect(unlinked.status).toBe(204);
    expect((await fay.member.get('/api/account')).body.identities).toEqual([]);
    expect((await newestMail(app, fay.email)).subject).toBe('Google is no longer linked to your account');
    expect(await linkings(fay.member)).toMatchObject([
      { type: 'member.identityUnlinked', payload: { provider: 'GOOGLE' } },
      { type: 'member.identityLinked', payload: { provider: 'GOOGLE' } },
    ]);
  });

  test('what somebody else began can’t be finished in another session', async () => {
    const gus = await signUp(app, 'gus@hark.example', 'Gus');
    const hal = await signUp(app, 'hal@hark.example', 'Hal');
    introduce('gus', 'gus@elsewhere.example');
    expect((await link(gus.member, 'gus', hal.member)).status).toBe(400);
    expect((await hal.member.get('/api/account')).body.identities).toEqual([]);
  });

  test('an identity of another account stays there', async () => {
    const ida = await signUp(app, 'ida@hark.example', 'Ida');
    const jo = await signUp(app, 'jo@hark.example', 'Jo');
    introduce('shared', 'shared@elsewhere.example');
    expect((await link(ida.member, 'shared')).status).toBe(204);
    const refused = await link(jo.member, 'shared');
    expect(refused.body.errors[0].title).toBe('It is linked to another account already');
  });

  test('needs fresh proof, and never takes the last way in', async () => {
    introduce('kit');
    const browser = new Visitor(app);
    await comeBack(browser, await google.signIn(await leave(browser), 'kit'));
    const tenant = { method: 'OIDC', provider: 'GOOGLE', teamName: 'Kit', name: 'Kit' };
    const created = await browser.post('/global/create-tenant', tenant);
    const member = await follow(app, created.body.redirectUrl);
    const { body } = await member.get('/api/account');
    const last = await member.post('/api/account/identities/unlink', { id: body.identities[0].id });
    expect(last.status).toBe(400);
    expect(last.body.errors[0].title).toMatch(/^This is your only way to sign in/);
    app.clock.pass(3600);
    const late = await member.post('/api/account/identities/link', { provider: 'GOOGLE' });
    expect(late.status).toBe(403);
  });
});
