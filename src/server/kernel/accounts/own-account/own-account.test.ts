import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createScene, type Scene } from '#tests/support/scene.ts';
import {
  botCheckToken,
  confirmAddress,
  follow,
  goodPassword,
  mailsTo,
  newestMail,
  signUp,
  tokenIn,
  Visitor,
  type SignedUp,
} from '#tests/support/visitor.ts';
import { createPrivateProject } from '#tests/support/sharing.ts';
import { inviteByMail } from '#tests/support/workspace-people.ts';

let app: TestApp;
let scene: Scene;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

const newPassword = 'Another-Horse-8';
const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36';

async function signInAgain({ subdomain, email }: SignedUp, password = goodPassword): Promise<Visitor> {
  const device = new Visitor(app, subdomain);
  const answer = await device.post(
    '/api/auth/login',
    { email, password },
    { headers: { 'user-agent': chrome } },
  );
  expect(answer.status).toBe(204);
  return device;
}

describe('sessions', () => {
  test('are listed with their device, address, provider and workspace', async () => {
    const ada = await signUp(app, 'ada@sessions.example', 'Sessions');
    const laptop = await signInAgain(ada);
    const { body } = await laptop.get('/api/account');
    expect(body.email).toBe('ada@sessions.example');
    expect(body.sessions).toHaveLength(3);
    const current = body.sessions.find((session: { isCurrent: boolean }) => session.isCurrent);
    expect(current).toMatchObject({
      device: 'Chrome on macOS',
      address: laptop.address,
      provider: 'PASSWORD',
      workspaceName: 'Sessions',
    });
  });

  test('one of them is ended from another device, at once', async () => {
    const bo = await signUp(app, 'bo@sessions.example', 'Bo');
    const laptop = await signInAgain(bo);
    const bearer = await bo.member.bearer();
    const { body } = await laptop.get('/api/account');
    const other = body.sessions.find(
      (session: { provider: string; workspaceName: string | null }) =>
        session.provider === 'ONE_TIME_CODE' && session.workspaceName === 'Bo',
    );
    expect((await laptop.post('/api/account/sessions/end', { id: other.id })).status).toBe(204);
    await expect.poll(async () => (await bo.member.graphql('{ viewer { id } }', bearer)).status).toBe(401);
    expect((await laptop.get('/api/account')).status).toBe(200);
  });

  test('signing out everywhere ends this one too', async () => {
    const cy = await signUp(app, 'cy@sessions.example', 'Cy');
    const laptop = await signInAgain(cy);
    expect((await laptop.post('/api/account/sessions/end-all')).status).toBe(204);
    expect((await laptop.get('/api/account')).status).toBe(401);
    expect((await cy.member.get('/api/account')).status).toBe(401);
    expect((await cy.root.get('/global/session')).status).toBe(401);
  });

  test('of somebody else are not found', async () => {
    const dee = await signUp(app, 'dee@sessions.example', 'Dee');
    const eve = await signUp(app, 'eve@sessions.example', 'Eve');
    const { body } = await dee.member.get('/api/account');
    const answer = await eve.member.post('/api/account/sessions/end', { id: body.sessions[0].id });
    expect(answer.status).toBe(404);
    expect((await dee.member.get('/api/account')).status).toBe(200);
  });
});

describe('other workspaces', () => {
  const switchTo = async (visitor: Visitor) => (await visitor.get('/api/account/workspaces')).body;

  test('are those that the person is signed in to, and opening one asks nothing', async () => {
    const here = await signUp(app, 'ada@switching.example', 'Switching');
    const host = await signUp(app, 'host@switching.example', 'Next Door');
    expect(await switchTo(here.member)).toEqual([]);
    await inviteByMail(app, host, here.email, 'CONTRIBUTOR');
    const { body } = await here.root.post('/global/enter-workspace', { teamId: host.teamId, join: true });
    const there = await follow(app, body.redirectUrl);
    expect(await switchTo(here.member)).toEqual([
      { id: host.teamId, name: 'Next Door', url: `http://${host.subdomain}.hark.test/` },
    ]);
    expect(await switchTo(there)).toMatchObject([{ id: here.teamId, name: 'Switching' }]);
    expect(await there.bearer()).toMatch(/^ey/);
    // Signed out there, the name is no longer told here.
    expect((await there.post('/api/auth/logout')).status).toBe(204);
    expect(await switchTo(here.member)).toEqual([]);
    expect(await switchTo(host.member)).toEqual([]);
  });

  test('are told to nobody who is signed out', async () => {
    expect((await new Visitor(app, 'switching').get('/api/account/workspaces')).status).toBeGreaterThan(400);
  });
});

describe('the password', () => {
  test('is changed with the old one; every other device is signed out and a mail says so', async () => {
    const fay = await signUp(app, 'fay@password.example', 'Fay');
    const laptop = await signInAgain(fay);
    const wrong = await laptop.post('/api/account/password', {
      current: 'Wrong-Horse-99',
      password: newPassword,
    });
    expect(wrong.status).toBe(401);
    const changed = await laptop.post('/api/account/password', {
      current: goodPassword,
      password: newPassword,
    });
    expect(changed.status).toBe(204);
    expect((await laptop.get('/api/account')).status).toBe(200);
    expect((await fay.member.get('/api/account')).status).toBe(401);
    expect((await newestMail(app, fay.email)).subject).toBe('Your password was changed');
    await signInAgain(fay, newPassword);
  });

  test('is changed without losing the open page, and a copy of the old cookie is dead', async () => {
    const pim = await signUp(app, 'pim@password.example', 'Pim');
    const laptop = await signInAgain(pim);
    const bearer = await laptop.bearer();
    const copy = new Visitor(app, pim.subdomain);
    for (const [name, value] of laptop.cookies) copy.cookies.set(name, value);
    expect((await copy.get('/api/account')).status).toBe(200);
    const change = { current: goodPassword, password: newPassword };
    expect((await laptop.post('/api/account/password', change)).status).toBe(204);
    expect((await laptop.graphql('{ viewer { id } }', bearer)).status).toBe(200);
    expect((await laptop.get('/api/account')).body.sessions).toHaveLength(1);
    expect((await copy.get('/api/account')).status).toBe(401);
  });

  test('ends the links and codes that were on the way, in every workspace and at the root', async () => {
    const lea = await signUp(app, 'lea@password.example', 'Lea');
    const asked: { route: string; body: object }[] = [];
    const ask = async (route: string, by: string) => {
      await new Visitor(app, lea.subdomain).post(`/api/auth/${by}`, { email: lea.email });
      asked.push({
        route,
        body: { token: tokenIn(await newestMail(app, lea.email)), password: 'Third-Horse-99' },
      });
    };
    await ask('magic-login', 'magic-link');
    await ask('reset-password', 'reset-password/request');
    const root = new Visitor(app);
    await root.post('/global/send-confirmation-email', {
      email: lea.email,
      recaptchaToken: await botCheckToken(root),
      useOneTimeCodeFlow: false,
    });
    const confirm = tokenIn(await newestMail(app, lea.email));
    const change = { current: goodPassword, password: newPassword };
    expect((await lea.member.post('/api/account/password', change)).status).toBe(204);
    for (const { route, body } of asked)
      expect((await new Visitor(app, lea.subdomain).post(`/api/auth/${route}`, body)).status).toBe(400);
    const proof = { method: 'EMAIL', token: confirm };
    expect((await root.post('/global/confirm-email', proof)).body).not.toHaveProperty('teamId');
    expect((await root.get('/global/session')).status).toBe(401);
    await signInAgain(lea, newPassword);
  });

  test('is refused where it breaks a rule', async () => {
    const gus = await signUp(app, 'gus@password.example', 'Gus');
    const answer = await gus.member.post('/api/account/password', {
      current: goodPassword,
      password: 'short',
    });
    expect(answer.status).toBe(400);
  });

  test('the first one is set right after signing in, and not an hour later', async () => {
    const place = await scene.workspace();
    const { visitor, email } = place.owner;
    expect((await visitor.get('/api/account')).body).toMatchObject({ hasPassword: false, proof: 'none' });
    app.clock.pass(3600);
    const late = await visitor.post('/api/account/password', { password: newPassword });
    expect(late.status).toBe(403);
    expect(late.body.errors[0].title).toMatch(/^Sign out and sign in again/);
    const root = await confirmAddress(app, email);
    const entered = await root.post('/global/enter-workspace', { teamId: place.workspace.id });
    const fresh = await follow(app, entered.body.redirectUrl);
    expect((await fresh.post('/api/account/password', { password: newPassword })).status).toBe(204);
    expect((await newestMail(app, email)).subject).toBe('Your account has a password now');
  });
});

describe('the e-mail address', () => {
  async function ask(person: SignedUp, email: string): Promise<{ old: string; new: string }> {
    const asked = await person.member.post('/api/account/email', { email, password: goodPassword });
    expect(asked.status).toBe(202);
    return { old: tokenIn(await newestMail(app, person.email)), new: tokenIn(await newestMail(app, email)) };
  }

  test('changes when both sides agreed, in every workspace of the person', async () => {
    const hal = await signUp(app, 'hal@change.example', 'Hal');
    const host = await signUp(app, 'host@change.example', 'Host');
    const token = await inviteByMail(app, host, hal.email);
    const guest = new Visitor(app, host.subdomain);
    const joined = await guest.post('/api/auth/accept-invite', {
      token,
      name: 'Hal',
      password: goodPassword,
    });
    expect(joined.status).toBe(204);

    const links = await ask(hal, 'hal@new.example');
    const first = await hal.member.post('/api/auth/change-email', { token: links.new });
    expect(first.body).toEqual({ isChanged: false, email: 'hal@new.example' });
    expect((await hal.member.get('/api/account')).body).toMatchObject({
      email: 'hal@change.example',
      pendingEmail: 'hal@new.example',
    });
    const second = await hal.member.post('/api/auth/change-email', { token: links.old });
    expect(second.body).toEqual({ isChanged: true, email: 'hal@new.example' });
    expect((await hal.member.get('/api/account')).body).toMatchObject({
      email: 'hal@new.example',
      pendingEmail: null,
    });
    const members = await host.member.graphql('{ members { items { email } } }', await host.member.bearer());
    expect(members.body.data.members.items).toContainEqual({ email: 'hal@new.example' });
    await signInAgain({ ...hal, email: 'hal@new.example' });
  });

  test('doesn’t change by one side, twice', async () => {
    const ida = await signUp(app, 'ida@change.example', 'Ida');
    const links = await ask(ida, 'ida@thief.example');
    for (const _ of [1, 2]) {
      const answer = await ida.member.post('/api/auth/change-email', { token: links.new });
      expect(answer.body.isChanged).toBe(false);
    }
    expect((await ida.member.get('/api/account')).body.email).toBe(ida.email);
  });

  test('needs the password, and a new request ends the links of the one before', async () => {
    const jo = await signUp(app, 'jo@change.example', 'Jo');
    const without = await jo.member.post('/api/account/email', { email: 'jo@new.example' });
    expect(without.status).toBe(401);
    expect(await mailsTo(app, 'jo@new.example')).toEqual([]);
    const stale = await ask(jo, 'jo@first.example');
    await ask(jo, 'jo@second.example');
    expect((await jo.member.post('/api/auth/change-email', { token: stale.new })).status).toBe(400);
  });

  test('of another account is refused once the mail to it was followed', async () => {
    const kit = await signUp(app, 'kit@change.example', 'Kit');
    await signUp(app, 'taken@change.example', 'Taken');
    const links = await ask(kit, 'taken@change.example');
    await kit.member.post('/api/auth/change-email', { token: links.old });
    const refused = await kit.member.post('/api/auth/change-email', { token: links.new });
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].title).toBe('This e-mail address belongs to another account');
  });

  test('a link that is a day old is dead', async () => {
    const lou = await signUp(app, 'lou@change.example', 'Lou');
    const links = await ask(lou, 'lou@new.example');
    app.clock.pass(86_401);
    expect((await lou.member.post('/api/auth/change-email', { token: links.new })).status).toBe(400);
  });
});

describe('leaving a workspace', () => {
  test('ends the session here, and an admin hears of it', async () => {
    const place = await scene.workspace();
    const member = await place.member();
    const answer = await member.visitor.post('/api/account/leave', { teamId: place.workspace.id });
    expect(answer.status).toBe(204);
    expect((await member.visitor.get('/api/account')).status).toBe(401);
    const { body } = await place.owner.graphql('{ members { items { id } } }');
    expect(body.data.members.items).toEqual([{ id: place.owner.id }]);
  });

  test('is refused to the last admin', async () => {
    const place = await scene.workspace();
    await place.member();
    const answer = await place.owner.visitor.post('/api/account/leave', { teamId: place.workspace.id });
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].title).toMatch(/^A workspace needs an admin/);
  });

  test('what only they were in charge of passes to an admin', async () => {
    const place = await scene.workspace();
    const member = await place.member();
    const id = await createPrivateProject(member, 'Alone');
    expect((await place.owner.graphql(`{ project(id: "${id}") { id } }`)).body.data.project).toBeNull();
    await member.visitor.post('/api/account/leave', { teamId: place.workspace.id });
    expect((await place.owner.graphql(`{ project(id: "${id}") { id } }`)).body.data.project).toEqual({ id });
  });
});
