import { isOf } from '#domain/codec/codec.ts';
import { teamEnvironmentCodec } from '#domain/workspaces/team-environment.ts';
import { tenantRouteCodec } from '#domain/workspaces/tenant-route.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  botCheckToken,
  confirmAddress,
  follow,
  mailsTo,
  newestMail,
  signUp,
  Visitor,
} from '#tests/support/visitor.ts';
import { inviteByMail, openDomain, suspend } from '#tests/support/workspace-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('environment, region, workspace', () => {
  test('say what the root app needs before anybody has signed in', async () => {
    const root = new Visitor(app);
    expect((await root.get('/global/environment')).body).toEqual({
      featureFlags: { magicOnboarding: false, pricing2025: false, reverseTrial: false },
      oAuthConfig: {},
      auth0Config: null,
      recaptchaSiteKey: null,
      mailOutbox: false,
      signUp: true,
    });
    expect((await root.get('/global/closest-region')).body).toEqual({ currentRegion: 'US_B' });
  });

  test('a workspace is found by its subdomain', async () => {
    const { subdomain } = await signUp(app, 'found@look.example', 'Look Me Up');
    const root = new Visitor(app);
    const answer = await root.get(`/global/workspace?subdomain=${subdomain.toUpperCase()}`);
    expect(answer.body).toEqual({ redirectUrl: `http://${subdomain}.hark.test/` });
    expect((await root.get('/global/workspace?subdomain=nobody-here')).status).toBe(404);
    expect((await root.get('/global/workspace')).status).toBe(400);
  });

  test('its sign-in page is described at the root, and its latest subdomain after a move', async () => {
    const { subdomain, teamId, member } = await signUp(app, 'moved@look.example', 'Before The Move');
    const root = new Visitor(app);
    const { body } = await root.get(`/global/team-environment?subdomain=${subdomain}`);
    expect(isOf(teamEnvironmentCodec, body)).toBe(true);
    expect(body).toEqual((await member.get('/api/auth/environment')).body);
    await member.graphql(
      'mutation { changeWorkspaceAddress(subdomain: "after-the-move") { subdomain } }',
      await member.bearer(),
    );
    const expected = { teamId, subdomain: 'after-the-move', region: 'US_B', createdDate: expect.any(String) };
    for (const query of [`teamId=${teamId}`, `subdomain=${subdomain}`, 'subdomain=after-the-move']) {
      const { body: route } = await root.get(`/global/latest-subdomain?${query}`);
      expect(route).toEqual(expected);
      expect(isOf(tenantRouteCodec, route)).toBe(true);
    }
    for (const path of ['team-environment?subdomain=nobody-here', 'latest-subdomain?subdomain=nobody-here'])
      expect((await root.get(`/global/${path}`)).status).toBe(404);
    expect((await root.get('/global/latest-subdomain?teamId=me')).status).toBe(400);
  });
});

describe('session', () => {
  test('is 401 without one, and after signing out, on the server too', async () => {
    expect((await new Visitor(app).get('/global/session')).status).toBe(401);
    const root = await confirmAddress(app, 'out@session.example');
    const cookies = new Map(root.cookies);
    expect((await root.get('/global/session')).status).toBe(200);
    const out = await root.post('/global/logout');
    expect(out.status).toBe(204);
    expect(root.cookies.size).toBe(0);
    for (const [name, value] of cookies) root.cookies.set(name, value);
    expect((await root.get('/global/session')).status).toBe(401);
    expect((await new Visitor(app).post('/global/logout')).status).toBe(204);
  });

  test('lasts seven days', async () => {
    const root = await confirmAddress(app, 'week@session.example');
    app.clock.pass(604_700);
    expect((await root.get('/global/session')).status).toBe(200);
    app.clock.pass(200);
    expect((await root.get('/global/session')).status).toBe(401);
  });

  test('lists where the person is and where they may go', async () => {
    const { root, email, teamId } = await signUp(app, 'lists@teams.example', 'Listing');
    const host = await signUp(app, 'host@inviting.example', 'Inviting');
    await inviteByMail(app, host, email);
    const { body } = await root.get('/global/session');
    expect(body).toMatchObject({ email, name: 'Ada Example', provider: 'ONE_TIME_CODE' });
    expect(body.currentTeams).toMatchObject([{ id: teamId, name: 'Listing' }]);
    expect(body.availableTeams).toMatchObject([{ id: host.teamId, type: 'INVITE' }]);
  });

  test('of a workspace is none at the root, and the other way round', async () => {
    const { root, member, subdomain } = await signUp(app, 'both@hosts.example', 'Both Hosts');
    const swapped = new Visitor(app);
    for (const [name, value] of member.cookies) swapped.cookies.set(name, value);
    expect((await swapped.get('/global/session')).status).toBe(401);
    const inside = new Visitor(app, subdomain);
    for (const [name, value] of root.cookies) inside.cookies.set(name, value);
    expect((await inside.post('/api/auth/token')).status).toBe(401);
  });
});

describe('enter-workspace', () => {
  test('takes a member in', async () => {
    const { root, teamId } = await signUp(app, 'enter@member.example', 'Entering');
    const { body } = await root.post('/global/enter-workspace', { teamId });
    const member = await follow(app, body.redirectUrl);
    expect(await member.bearer()).toMatch(/^ey/);
  });

  test('joins by invitation with its role, by domain as a viewer', async () => {
    const host = await signUp(app, 'host@entering.example', 'Open House');
    await inviteByMail(app, host, 'guest@elsewhere.example', 'CONTRIBUTOR');
    await openDomain(app, host, 'neighbour.example');
    const roles = [];
    for (const email of ['guest@elsewhere.example', 'someone@neighbour.example']) {
      const root = await confirmAddress(app, email);
      const asked = await root.post('/global/enter-workspace', { teamId: host.teamId });
      expect(asked.body.errors[0].title).toContain('You’re not a member of Open House yet');
      const { body } = await root.post('/global/enter-workspace', { teamId: host.teamId, join: true });
      const member = await follow(app, body.redirectUrl);
      const me = await member.graphql('{ viewer { role } }', await member.bearer());
      roles.push(me.body.data.viewer.role);
    }
    expect(roles).toEqual(['CONTRIBUTOR', 'VIEWER']);
  });

  test('refuses strangers as if the workspace did not exist', async () => {
    const { teamId } = await signUp(app, 'closed@house.example', 'Closed House');
    const root = await confirmAddress(app, 'stranger@outside.example');
    const closed = await root.post('/global/enter-workspace', { teamId });
    const missing = await root.post('/global/enter-workspace', {
      teamId: '01890000-0000-7000-8000-000000000000',
    });
    expect(closed.status).toBe(404);
    expect(closed.body).toEqual(missing.body);
    expect((await root.post('/global/enter-workspace', { teamId: 'x' })).status).toBe(400);
    expect((await new Visitor(app).post('/global/enter-workspace', { teamId })).status).toBe(401);
  });

  test('a suspended member does not come back through an open domain', async () => {
    const host = await signUp(app, 'host@strict.example', 'Strict House');
    await openDomain(app, host, 'once.example');
    const root = await confirmAddress(app, 'former@once.example');
    await root.post('/global/enter-workspace', { teamId: host.teamId, join: true });
    await suspend(app, host, 'former@once.example');
    expect((await root.post('/global/enter-workspace', { teamId: host.teamId })).status).toBe(403);
  });
});

describe('find-workspace', () => {
  test('answers the same for everybody and tells only the mailbox', async () => {
    const { email, subdomain } = await signUp(app, 'where@finding.example', 'Where Was It');
    const answers = [];
    for (const asked of [email, 'nobody@finding.example']) {
      const root = new Visitor(app);
      const recaptchaToken = await botCheckToken(root);
      answers.push(await root.post('/global/find-workspace', { email: asked, recaptchaToken }));
    }
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { sent: true }],
      [200, { sent: true }],
    ]);
    expect((await newestMail(app, email)).text).toContain(`http://${subdomain}.hark.test/`);
    expect((await newestMail(app, 'nobody@finding.example')).text).toContain(
      'doesn’t belong to a workspace yet',
    );
  });

  test('keeps where somebody wanted to go, inside the app only', async () => {
    const { email, subdomain } = await signUp(app, 'link@finding.example', 'Where Is It');
    const root = new Visitor(app);
    const mailedFor = async (redirect: string): Promise<string> => {
      const recaptchaToken = await botCheckToken(root);
      await root.post('/global/find-workspace', { email, recaptchaToken, redirect });
      return (await newestMail(app, email)).text;
    };
    const wanted = '/insights/late-orders?tab=evidence#comments';
    expect(await mailedFor(wanted)).toContain(`http://${subdomain}.hark.test${wanted}`);
    const elsewhere = await mailedFor('//evil.example/steal');
    expect(elsewhere).toContain(`http://${subdomain}.hark.test/`);
    expect(elsewhere).not.toContain('evil.example');
  });

  test('refuses without the bot check', async () => {
    const root = new Visitor(app);
    for (const recaptchaToken of ['', 'wrong']) {
      const answer = await root.post('/global/find-workspace', {
        email: 'bot@finding.example',
        recaptchaToken,
      });
      expect(answer.status).toBe(400);
    }
    expect(await mailsTo(app, 'bot@finding.example')).toEqual([]);
  });
});

describe('hosts', () => {
  const root = [
    'GET /global/environment',
    'GET /global/session',
    'POST /global/logout',
    'GET /global/bot-check',
  ];
  const workspace = ['GET /api/auth/environment', 'POST /api/auth/login', 'POST /api/auth/token'];

  test.each(root)('%s is not there on a workspace', async (route) => {
    const { subdomain } = await signUp(app, `h${root.indexOf(route)}@hosts.example`, 'Hosting');
    const [method, url] = route.split(' ');
    const answer = await new Visitor(app, subdomain).send(method as 'GET', url ?? '', {
      body: method === 'GET' ? undefined : {},
    });
    expect(answer.status).toBe(404);
  });

  test.each(workspace)('%s is not there on the root host or an unknown workspace', async (route) => {
    const [method, url] = route.split(' ');
    const sending = { body: method === 'GET' ? undefined : {} };
    for (const visitor of [new Visitor(app), new Visitor(app, 'nobody-here')]) {
      expect((await visitor.send(method as 'GET', url ?? '', sending)).status).toBe(404);
    }
    const spoofed = { ...sending, headers: { host: 'evil.example', 'x-forwarded-host': 'hark.test' } };
    expect((await new Visitor(app).send(method as 'GET', url ?? '', spoofed)).status).toBe(404);
  });
});
