import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  type SignedUp,
} from '#tests/support/visitor.ts';
import { inviteByMail, setRole, suspend } from '#tests/support/workspace-people.ts';

let app: TestApp;
let ada: SignedUp;
let bob: SignedUp;
beforeAll(async () => {
  app = await startTestApp();
  ada = await signUp(app, 'ada@signing.example', 'Signing In');
  bob = await signUp(app, 'bob@neighbour.example', 'Neighbours');
});
afterAll(() => app.close());

function logIn(visitor: Visitor, email: string, password: string): Promise<Answer> {
  return visitor.post('/api/auth/login', { email, password });
}

function at(person: SignedUp): Visitor {
  return new Visitor(app, person.subdomain);
}

test('environment shows the sign-in page what it needs', async () => {
  expect((await at(ada).get('/api/auth/environment')).body).toMatchObject({
    teamId: ada.teamId,
    name: 'Signing In',
    passwordAuthEnabled: true,
    auth0Enabled: false,
    domainJoinEnabled: false,
    logo: null,
  });
});

describe('login', () => {
  test('signs in with a cookie for seven days', async () => {
    const visitor = at(ada);
    const answer = await logIn(visitor, ' Ada@Signing.example', goodPassword);
    expect(answer.status).toBe(204);
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=604800; Path=/; HttpOnly; SameSite=Lax');
    expect((await visitor.post('/api/auth/token')).body).toEqual({
      token: expect.any(String),
      expiresIn: 300,
    });
    app.clock.pass(604_801);
    expect((await visitor.post('/api/auth/token')).status).toBe(401);
  });

  test('answers a wrong password, an unknown address, a member of elsewhere and nonsense alike', async () => {
    const answers = [];
    for (const [email, password] of [
      [ada.email, 'Wrong-Password-1'],
      ['nobody@signing.example', goodPassword],
      [bob.email, goodPassword],
      ['nonsense', goodPassword],
      [ada.email, ''],
      [ada.email, 'x'.repeat(60_000)],
    ] as const) {
      const { status, body, headers } = await logIn(at(ada), email, password);
      answers.push({ status, body, cookie: headers['set-cookie'] });
    }
    const [first] = answers;
    expect(first).toEqual({
      status: 401,
      body: { errors: [{ code: 'Unauthorized', title: 'The e-mail address or the password is wrong' }] },
      cookie: undefined,
    });
    for (const answer of answers) expect(answer).toEqual(first);
  });

  test('takes as long for an address that nobody has', async () => {
    const time = async (email: string): Promise<number> => {
      const times = [];
      for (let n = 0; n < 5; n += 1) {
        const started = performance.now();
        await logIn(at(bob), email, 'Wrong-Password-1');
        times.push(performance.now() - started);
      }
      return times.sort((a, b) => a - b)[2] ?? 0;
    };
    const known = await time(bob.email);
    const unknown = await time('nobody@neighbour.example');
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
    app.clock.pass(901);
  });

  test('locks after ten failures, whoever asks from wherever, and mails a way to unlock', async () => {
    const lily = await signUp(app, 'lily@locked.example', 'Locked Up');
    for (let n = 0; n < 10; n += 1)
      expect((await logIn(at(lily), lily.email, `Wrong-${n}`)).status).toBe(401);
    expect((await logIn(at(lily), lily.email, goodPassword)).status).toBe(429);
    const mail = await newestMail(app, lily.email);
    expect(mail.subject).toContain('locked');
    expect(linkIn(mail).href).toContain(`http://${lily.subdomain}.hark.test/auth/unlock?token=`);

    const token = tokenIn(mail);
    expect((await at(ada).post('/api/auth/unlock', { token })).status).toBe(400);
    expect((await at(lily).post('/api/auth/unlock', { token })).status).toBe(204);
    expect((await at(lily).post('/api/auth/unlock', { token })).status).toBe(400);
    expect((await logIn(at(lily), lily.email, goodPassword)).status).toBe(204);
  });

  test('a lock by strangers keeps its owner out of nothing but the password form', async () => {
    const mona = await signUp(app, 'mona@locked.example', 'Locked Out');
    const neighbour = await signUp(app, 'nora@locked.example', 'Next Door');
    for (let n = 0; n < 10; n += 1) await logIn(at(mona), mona.email, `Wrong-${n}`);
    expect((await logIn(at(mona), mona.email, goodPassword)).status).toBe(429);
    expect((await mona.member.post('/api/auth/token')).status).toBe(200);
    expect((await logIn(at(neighbour), neighbour.email, goodPassword)).status).toBe(204);
    await at(mona).post('/api/auth/magic-link', { email: mona.email });
    const link = linkIn(await newestMail(app, mona.email));
    expect(await (await follow(app, link.href)).bearer()).toMatch(/^ey/);
  });

  test('a lock looks the same for an address that nobody has, mails nobody, and ends after 15 minutes', async () => {
    const ghost = 'ghost@signing.example';
    for (let n = 0; n < 10; n += 1) expect((await logIn(at(ada), ghost, `Wrong-${n}`)).status).toBe(401);
    expect((await logIn(at(ada), ghost, 'Wrong')).status).toBe(429);
    expect(await mailsTo(app, ghost)).toEqual([]);
    app.clock.pass(901);
    expect((await logIn(at(ada), ghost, 'Wrong')).status).toBe(401);
  });

  test('refuses a suspended member and one without a role', async () => {
    const sue = await signUp(app, 'sue@suspended.example', 'Suspended');
    await setRole(app, sue, sue.email, null);
    expect((await logIn(at(sue), sue.email, goodPassword)).status).toBe(401);
    expect((await sue.member.post('/api/auth/token')).status).toBe(401);
    await setRole(app, sue, sue.email, 'MANAGER');
    await suspend(app, sue, sue.email);
    expect((await logIn(at(sue), sue.email, goodPassword)).status).toBe(401);
    expect((await sue.member.post('/api/auth/token')).status).toBe(401);
  });
});

describe('magic link', () => {
  test('signs in once, and leads where the person wanted to go', async () => {
    const asked = await at(ada).post('/api/auth/magic-link', {
      email: ada.email,
      redirect: '/projects?tab=all#x',
    });
    expect(asked.status).toBe(202);
    const token = tokenIn(await newestMail(app, ada.email));
    const visitor = at(ada);
    const answer = await visitor.post('/api/auth/magic-login', { token });
    expect(answer).toMatchObject({ status: 200, body: { redirect: '/projects?tab=all#x' } });
    expect(await visitor.bearer()).toMatch(/^ey/);
    expect((await at(ada).post('/api/auth/magic-login', { token })).status).toBe(400);
  });

  test('does not work in another workspace, nor after 15 minutes', async () => {
    await at(ada).post('/api/auth/magic-link', { email: ada.email });
    const token = tokenIn(await newestMail(app, ada.email));
    expect((await at(bob).post('/api/auth/magic-login', { token })).status).toBe(400);
    app.clock.pass(901);
    expect((await at(ada).post('/api/auth/magic-login', { token })).status).toBe(400);
  });

  test('asks before it signs somebody else out, and stays good meanwhile', async () => {
    const visitor = at(bob);
    await logIn(visitor, bob.email, goodPassword);
    const token = await inviteByMail(app, { member: visitor }, 'guest@neighbour.example');
    await at(bob).post('/api/auth/accept-invite', { token, name: 'Guest', password: goodPassword });
    await at(bob).post('/api/auth/magic-link', { email: 'guest@neighbour.example' });
    const link = tokenIn(await newestMail(app, 'guest@neighbour.example'));
    const asked = await visitor.post('/api/auth/magic-login', { token: link });
    expect(asked.body).toEqual({
      redirect: null,
      replaces: { from: bob.email, to: 'guest@neighbour.example' },
    });
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await visitor.post('/api/auth/magic-login', { token: link, replace: true })).body).toEqual({
      redirect: null,
    });
    expect((await visitor.graphql('{ viewer { name } }', await visitor.bearer())).body.data.viewer.name).toBe(
      'Guest',
    );
  });

  test('of two at once one signs in', async () => {
    await at(bob).post('/api/auth/magic-link', { email: bob.email });
    const token = tokenIn(await newestMail(app, bob.email));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => at(bob).post('/api/auth/magic-login', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test.each(['magic-link', 'reset-password/request', 'join'])(
    '%s answers a stranger like a member, and mails only the member',
    async (route) => {
      app.clock.pass(3600);
      const times = [];
      for (const email of [ada.email, bob.email, 'nobody@signing.example']) {
        // Not how many: those of an hour ago may be swept away meanwhile.
        const [before] = await mailsTo(app, email);
        const started = performance.now();
        const answer = await at(ada).post(`/api/auth/${route}`, { email });
        times.push(performance.now() - started);
        expect(answer).toMatchObject({ status: 202, body: '' });
        const [after] = await mailsTo(app, email);
        expect(after !== undefined && after.text !== before?.text).toBe(email === ada.email);
      }
      for (const time of times) expect(time).toBeGreaterThan(95);
    },
  );
});

describe('reset password', () => {
  const newPassword = 'Brand-New-Pass-8';

  async function askFor(person: SignedUp): Promise<string> {
    app.clock.pass(600);
    await at(person).post('/api/auth/reset-password/request', { email: person.email });
    return tokenIn(await newestMail(app, person.email));
  }

  test('sets the password, signs in here and out everywhere else', async () => {
    const rita = await signUp(app, 'rita@reset.example', 'Resetting');
    const token = await askFor(rita);
    const visitor = at(rita);
    expect((await visitor.post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(
      204,
    );
    expect((await visitor.post('/api/auth/token')).status).toBe(200);
    expect((await rita.member.post('/api/auth/token')).status).toBe(401);
    expect((await rita.root.get('/global/session')).status).toBe(401);
    expect((await logIn(at(rita), rita.email, goodPassword)).status).toBe(401);
    expect((await logIn(at(rita), rita.email, newPassword)).status).toBe(204);
    expect((await newestMail(app, rita.email)).subject).toBe('Your password was changed');
    expect((await at(rita).post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(
      400,
    );
  });

  test('ends the links that were on the way', async () => {
    const lia = await signUp(app, 'lia@links.example', 'Links');
    const older = await askFor(lia);
    await at(lia).post('/api/auth/magic-link', { email: lia.email });
    const magic = tokenIn(await newestMail(app, lia.email));
    const newer = await askFor(lia);
    await at(lia).post('/api/auth/reset-password', { token: newer, password: newPassword });
    const again = { token: older, password: 'Another-Horse-8' };
    expect((await at(lia).post('/api/auth/reset-password', again)).status).toBe(400);
    expect((await at(lia).post('/api/auth/magic-login', { token: magic })).status).toBe(400);
  });

  test('a password that breaks a rule does not cost the link', async () => {
    const token = await askFor(bob);
    const weak = await at(bob).post('/api/auth/reset-password', { token, password: 'weak' });
    expect(weak).toMatchObject({ status: 400, body: { errors: [{ code: 'ValidationError' }] } });
    expect((await at(bob).post('/api/auth/reset-password', { token, password: newPassword })).status).toBe(
      204,
    );
  });

  test('the link dies after an hour, and is none of another kind or workspace', async () => {
    const token = await askFor(ada);
    const password = newPassword;
    expect((await at(bob).post('/api/auth/reset-password', { token, password })).status).toBe(400);
    expect((await at(ada).post('/api/auth/magic-login', { token })).status).toBe(400);
    expect((await at(ada).post('/api/auth/unlock', { token })).status).toBe(400);
    app.clock.pass(3601);
    expect((await at(ada).post('/api/auth/reset-password', { token, password })).status).toBe(400);
  });

  test('unlocks a locked password', async () => {
    const uma = await signUp(app, 'uma@unlocked.example', 'Unlocked');
    for (let n = 0; n < 10; n += 1) await logIn(at(uma), uma.email, 'Wrong');
    await at(uma).post('/api/auth/reset-password/request', { email: uma.email });
    const token = tokenIn(await newestMail(app, uma.email));
    await at(uma).post('/api/auth/reset-password', { token, password: newPassword });
    expect((await logIn(at(uma), uma.email, newPassword)).status).toBe(204);
  });
});

test('logout ends the session on the server', async () => {
  app.clock.pass(3600);
  await at(ada).post('/api/auth/magic-link', { email: ada.email });
  const visitor = await follow(app, linkIn(await newestMail(app, ada.email)).href);
  const cookies = new Map(visitor.cookies);
  expect((await visitor.post('/api/auth/logout')).status).toBe(204);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  expect((await visitor.post('/api/auth/token')).status).toBe(401);
});
