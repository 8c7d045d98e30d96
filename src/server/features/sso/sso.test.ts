import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '#tests/support/identity-provider.ts';
import { startDnsServer, type DnsServer } from '#tests/support/dns-server.ts';
import { dataOf, errorOf } from '#tests/support/sharing.ts';
import {
  saveConnection,
  setJoinRole,
  ssoWorkspace,
  verifyDomain,
  type SsoWorkspace,
} from '#tests/support/sso-workspace.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  confirmAddress,
  follow,
  goodPassword,
  newestMail,
  tokenIn,
  Visitor,
  type Answer,
} from '#tests/support/visitor.ts';
import { inviteByMail, openDomain, suspend } from '#tests/support/workspace-people.ts';

let app: TestApp;
let idp: IdentityProvider;
let dns: DnsServer;
let admin: SsoWorkspace;
let domain: string;
let count = 0;
beforeAll(async () => {
  dns = await startDnsServer();
  idp = await startIdentityProvider(['http://hark.test/users/oauth2/callback']);
  app = await startTestApp({ env: { allowedHosts: [idp.host], dnsServers: [dns.address] } });
});
afterAll(async () => {
  await app.close();
  await idp.close();
  await dns.close();
});
beforeEach(async () => {
  count += 1;
  domain = `acme-${count}.example`;
  admin = await ssoWorkspace(app, domain, `Acme number ${count}`);
  idp.people.push({ sub: `admin-${count}`, email: admin.email, email_verified: true, name: 'Admin' });
});

const ask = (query: string, member?: Visitor): Promise<Answer> => admin.ask(query, member);
const connection = (issuer = idp.issuer, secret: string | null = clientSecret): string =>
  saveConnection({ issuer, clientId, clientSecret: secret });

async function visit(start: string, sub: string): Promise<Answer> {
  const root = new Visitor(app);
  const { pathname, search } = new URL(start);
  const { headers } = await root.get(`${pathname}${search}`);
  const back = await idp.signIn(String(headers['location']), sub);
  const { code, state, iss } = Object.fromEntries(back.searchParams);
  return root.post('/global/sso/finish', { code, state, iss });
}
const startOf = (query = ''): string => admin.startUrl(query);

async function setUp({ joinRole = 'null' } = {}): Promise<void> {
  dataOf(await ask(connection()));
  const { startSsoTest } = dataOf(await ask('mutation { startSsoTest }'));
  expect((await visit(startSsoTest, `admin-${count}`)).body.redirectUrl).toMatch(/authentication\?tested/);
  await verifyDomain(app, admin);
  await setJoinRole(admin, joinRole);
}

describe('the connection', () => {
  test('counts only after a test sign-in, and a changed one is tested again', async () => {
    expect(dataOf(await ask(connection())).saveSsoConnection).toEqual({ issuer: idp.issuer, testedAt: null });
    expect((await admin.member.get('/api/auth/environment')).body).toMatchObject({ ssoAuthEnabled: false });
    expect((await visit(startOf(), `admin-${count}`)).status).toBe(403);
    const { startSsoTest } = dataOf(await ask('mutation { startSsoTest }'));
    const tested = await visit(startSsoTest, `admin-${count}`);
    expect(tested.body.redirectUrl).toBe(
      `http://${admin.subdomain}.hark.test/settings/authentication?tested=true`,
    );
    expect((await admin.member.get('/api/auth/environment')).body).toMatchObject({
      ssoAuthEnabled: true,
      oidcIssuer: idp.issuer,
    });
    dataOf(await ask(connection(idp.issuer, null)));
    expect((await admin.member.get('/api/auth/environment')).body).toMatchObject({ ssoAuthEnabled: false });
  });

  test('never sends a stored secret to another issuer, nor to the inside of a network', async () => {
    dataOf(await ask(connection()));
    expect(errorOf(await ask(connection('https://elsewhere.example', null))).message).toBe(
      'Enter the client secret',
    );
    expect(errorOf(await ask(connection('http://10.0.0.1'))).message).toMatch(/https address/);
    expect(JSON.stringify((await ask('{ ssoSettings { issuer clientId testedAt } }')).body)).not.toContain(
      clientSecret,
    );
  });
});

describe('signing in', () => {
  test('takes an existing member of a verified domain in, in this workspace only', async () => {
    await setUp();
    const { body } = await visit(startOf(`&redirect=${encodeURIComponent('/projects')}`), `admin-${count}`);
    expect(new URL(body.redirectUrl).searchParams.get('redirect')).toBe('/projects');
    const member = await follow(app, body.redirectUrl);
    const account = await member.get('/api/account');
    expect(account.body).toMatchObject({ email: admin.email, proof: 'password' });
    expect(account.body.identities).toMatchObject([{ provider: 'TEAM_SSO', email: admin.email }]);
    const current = account.body.sessions.find((one: { isCurrent: boolean }) => one.isCurrent);
    expect(current.provider).toBe('TEAM_SSO');
  });

  test('tells the admins that a member can sign in by it now, once, and nothing of new people', async () => {
    await setUp({ joinRole: 'VIEWER' });
    idp.people.push({ sub: `new-${count}`, email: `new@${domain}`, email_verified: true, name: 'New' });
    for (const sub of [`admin-${count}`, `admin-${count}`, `new-${count}`])
      expect((await visit(startOf(), sub)).status).toBe(200);
    const { auditLog, viewer } = dataOf(
      await ask(`{ viewer { id } auditLog(first: 5, filter: { types: ["member.identityLinked"] }) {
        items { payload } } }`),
    );
    expect(auditLog.items).toEqual([{ payload: { memberId: viewer.id, provider: 'TEAM_SSO' } }]);
  });

  test('makes a member of a verified domain with the role for new people', async () => {
    await setUp({ joinRole: 'CONTRIBUTOR' });
    idp.people.push({ sub: `new-${count}`, email: `new@${domain}`, email_verified: true, name: 'New' });
    const { body } = await visit(startOf(), `new-${count}`);
    const member = await follow(app, body.redirectUrl);
    expect(dataOf(await ask('{ viewer { role name } }', member)).viewer).toEqual({
      role: 'CONTRIBUTOR',
      name: 'New',
    });
    const proof = await member.post('/api/account/password', { password: goodPassword });
    expect(proof.status).toBe(403);
  });

  test('needs an invitation where nobody joins by it, and a verified domain always', async () => {
    await setUp();
    idp.people.push(
      { sub: `out-${count}`, email: `out@${domain}`, email_verified: true },
      { sub: `far-${count}`, email: `far-${count}@elsewhere.example`, email_verified: true },
    );
    expect((await visit(startOf(), `out-${count}`)).body.errors[0].title).toMatch(/^You’re not a member/);
    expect((await visit(startOf(), `far-${count}`)).body.errors[0].title).toMatch(/isn’t a verified domain/);
  });

  test('takes an invitation, and asks somebody who was removed for one', async () => {
    await setUp({ joinRole: 'VIEWER' });
    await inviteByMail(app, admin, `bo@${domain}`, 'MANAGER');
    idp.people.push({ sub: `bo-${count}`, email: `bo@${domain}`, email_verified: true, name: 'Bo' });
    const { body } = await visit(startOf(), `bo-${count}`);
    const bo = await follow(app, body.redirectUrl);
    const { viewer } = dataOf(await ask('{ viewer { id role } }', bo));
    expect(viewer.role).toBe('MANAGER');
    dataOf(await ask(`mutation { removeMember(id: "${viewer.id}") }`));
    expect((await visit(startOf(), `bo-${count}`)).body.errors[0].title).toMatch(/^You’re not a member/);
  });
});

test('a refusal is in the audit log with who it was and from where, and of strangers nothing', async () => {
  await setUp({ joinRole: 'VIEWER' });
  idp.people.push({ sub: `cy-${count}`, email: `cy@${domain}`, email_verified: true, name: 'Cy' });
  const { body } = await visit(startOf(), `cy-${count}`);
  const cy = dataOf(await ask('{ viewer { id } }', await follow(app, body.redirectUrl))).viewer.id;
  await suspend(app, admin, `cy@${domain}`);
  idp.people.push({ sub: `far-${count}`, email: `far@elsewhere-${count}.example`, email_verified: true });
  for (const sub of [`cy-${count}`, `far-${count}`])
    expect((await visit(startOf(), sub)).body).toHaveProperty('errors');
  const { auditLog } = dataOf(
    await ask(`{ auditLog(first: 10, filter: { types: ["member.signInFailed"] }) {
      items { actorName payload after } } }`),
  );
  expect(auditLog.items).toEqual([
    {
      actorName: 'Cy',
      payload: { memberId: cy, provider: 'TEAM_SSO' },
      after: { address: expect.any(String), agent: expect.anything() },
    },
  ]);
});

describe('required single sign-on', () => {
  const enforce = async (): Promise<Answer> => {
    const { id } = dataOf(await ask('{ viewer { id } }')).viewer;
    return ask(`mutation { enforceSso(breakGlassId: "${id}") { enforced breakGlass { id } } }`);
  };

  test('ends other sessions, closes other ways, and leaves one admin theirs', async () => {
    await setUp({ joinRole: 'VIEWER' });
    const token = await inviteByMail(app, admin, `bo@${domain}`);
    const bo = new Visitor(app, admin.subdomain);
    await bo.post('/api/auth/accept-invite', { token, name: 'Bo', password: goodPassword });
    expect((await bo.get('/api/account')).status).toBe(200);
    expect(dataOf(await enforce()).enforceSso.enforced).toBe(true);
    expect((await bo.get('/api/account')).status).toBe(401);
    const refused = await bo.post('/api/auth/login', { email: `bo@${domain}`, password: goodPassword });
    expect({ status: refused.status, title: refused.body.errors[0].title }).toEqual({
      status: 403,
      title: 'This workspace requires single sign-on',
    });
    await bo.post('/api/auth/magic-link', { email: `bo@${domain}` });
    const mailed = tokenIn(await newestMail(app, `bo@${domain}`));
    expect((await bo.post('/api/auth/magic-login', { token: mailed })).status).toBe(403);
    const glass = new Visitor(app, admin.subdomain);
    const entered = await glass.post('/api/auth/login', { email: admin.email, password: goodPassword });
    expect(entered.status).toBe(204);
    idp.people.push({ sub: `bo-${count}`, email: `bo@${domain}`, email_verified: true });
    expect((await visit(startOf(), `bo-${count}`)).status).toBe(200);
  });

  test('needs a tested connection and an admin with a password', async () => {
    expect(errorOf(await enforce()).message).toBe('Test single sign-on first');
    await setUp();
    expect(
      errorOf(
        await ask(
          'mutation { enforceSso(breakGlassId: "018f4b6e-0000-7000-8000-000000000001") { enforced } }',
        ),
      ).message,
    ).toBe('Choose an admin of this workspace');
    dataOf(await enforce());
    const { id } = dataOf(await ask('{ viewer { id } }')).viewer;
    await inviteByMail(app, admin, `second@${domain}`, 'MANAGER');
    idp.people.push({ sub: `second-${count}`, email: `second@${domain}`, email_verified: true });
    const second = await follow(app, (await visit(startOf(), `second-${count}`)).body.redirectUrl);
    const { viewer } = dataOf(await ask('{ viewer { id } }', second));
    const makeAdmin = `mutation { setWorkspaceAdmin(id: "${viewer.id}", workspaceAdmin: true) { id } }`;
    dataOf(await ask(makeAdmin));
    const stepDown = `mutation { setWorkspaceAdmin(id: "${id}", workspaceAdmin: false) { id } }`;
    expect(errorOf(await ask(stepDown)).message).toMatch(/is the emergency admin/);
    expect(errorOf(await ask(connection())).message).toBe('Turn off required single sign-on first');
    dataOf(await ask('mutation { enforceSso { enforced } }'));
    dataOf(await ask('mutation { removeSsoConnection { issuer } }'));
  });
});

describe('ways that are turned off', () => {
  test('are closed on the sign-in page and for sessions of the root host', async () => {
    dataOf(
      await ask(`mutation { setSsoRules(input: { passwordAllowed: false, googleAllowed: true,
        microsoftAllowed: true }) { passwordAllowed } }`),
    );
    const visitor = new Visitor(app, admin.subdomain);
    const refused = await visitor.post('/api/auth/login', { email: admin.email, password: goodPassword });
    expect(refused.body.errors[0].title).toBe('Passwords are turned off in this workspace');
    expect((await visitor.get('/api/auth/environment')).body).toMatchObject({ passwordAuthEnabled: false });
  });

  test('nobody joins from the root host where single sign-on is required', async () => {
    await setUp();
    const { id } = dataOf(await ask('{ viewer { id } }')).viewer;
    await openDomain(app, admin, domain);
    dataOf(await ask(`mutation { enforceSso(breakGlassId: "${id}") { enforced } }`));
    const root = await confirmAddress(app, `new@${domain}`);
    const entering = await root.post('/global/enter-workspace', { teamId: admin.teamId, join: true });
    expect(entering.body.errors[0].title).toBe('This workspace requires single sign-on');
    const { members } = dataOf(await ask('{ members { items { email } } }'));
    expect(members.items).toEqual([{ email: admin.email }]);
  });
});

describe('a domain', () => {
  const state = '{ ssoSettings { domains { domain verifiedAt txtName txtValue } } }';

  test('is verified by a TXT record that only this workspace has', async () => {
    dataOf(await ask(`mutation { addSsoDomain(domain: "@${domain.toUpperCase()}") { issuer } }`));
    const [added] = dataOf(await ask(state)).ssoSettings.domains;
    expect(added).toMatchObject({ domain, verifiedAt: null, txtName: `_hark.${domain}` });
    const check = `mutation { checkSsoDomain(domain: "${domain}") { domains { verifiedAt } } }`;
    expect(errorOf(await ask(check)).message).toMatch(/^There’s no matching TXT record/);
    dns.txt.set(added.txtName, 'hark-verification=of-somebody-else');
    expect(errorOf(await ask(check)).message).toMatch(/^There’s no matching TXT record/);
    dns.txt.set(added.txtName, added.txtValue);
    expect(dataOf(await ask(check)).checkSsoDomain.domains[0].verifiedAt).not.toBeNull();
  });

  test('is never one where anybody gets a mailbox', async () => {
    expect(errorOf(await ask('mutation { addSsoDomain(domain: "gmail.com") { issuer } }')).code).toBe(
      'ValidationError',
    );
  });

  test('a link works once, here only, and not for a mailbox of one of its people', async () => {
    dataOf(await ask(`mutation { addSsoDomain(domain: "${domain}") { issuer } }`));
    const mail = (mailbox: string): string =>
      `mutation { mailSsoDomain(domain: "${domain}", mailbox: "${mailbox}") { issuer } }`;
    expect(errorOf(await ask(mail('ada'))).code).toBe('ValidationError');
    dataOf(await ask(mail('postmaster')));
    const { text } = await newestMail(app, `postmaster@${domain}`);
    const verify = `mutation { verifySsoDomain(token: "${/verify=(\S+)/.exec(text)?.[1]}") { issuer } }`;
    const other = await ssoWorkspace(app, `stranger-${count}.example`, `Stranger ${count}`);
    expect(errorOf(await other.ask(verify)).message).toMatch(/too old/);
    dataOf(await ask(verify));
    expect(errorOf(await ask(verify)).message).toMatch(/too old/);
  });
});

describe('begun at the provider', () => {
  test('leads the configured issuer into a fresh sign-in, to a page of this workspace', async () => {
    await setUp();
    const target = encodeURIComponent(`http://${admin.member.host}/projects`);
    const { status, headers } = await admin.member.get(
      `/api/auth/sso?iss=${encodeURIComponent(idp.issuer)}&target_link_uri=${target}`,
    );
    const url = new URL(String(headers['location']));
    expect({ status, redirect: url.searchParams.get('redirect') }).toEqual({
      status: 302,
      redirect: '/projects',
    });
    expect((await visit(url.href, `admin-${count}`)).status).toBe(200);
  });

  test('also by a form that the provider posts from its own site', async () => {
    await setUp();
    const { status, headers } = await admin.member.send('POST', '/api/auth/sso', {
      body: new URLSearchParams({ iss: idp.issuer, login_hint: admin.email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: idp.issuer },
    });
    const url = new URL(String(headers['location']));
    expect({ status, hint: url.searchParams.get('loginHint') }).toEqual({ status: 302, hint: admin.email });
    const { pathname, search } = url;
    const asked = new URL(String((await new Visitor(app).get(`${pathname}${search}`)).headers['location']));
    expect(asked.searchParams.get('login_hint')).toBe(admin.email);
  });

  test('refuses a foreign issuer, and leads to no other site', async () => {
    await setUp();
    expect((await admin.member.get('/api/auth/sso?iss=https://evil.example')).status).toBe(403);
    const { headers } = await admin.member.get(
      `/api/auth/sso?iss=${encodeURIComponent(idp.issuer)}&target_link_uri=${encodeURIComponent('https://evil.example/x')}`,
    );
    expect(new URL(String(headers['location'])).searchParams.get('redirect')).toBeNull();
  });
});
