import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  confirmAddress,
  follow,
  goodPassword,
  linkIn,
  mailsTo,
  newestMail,
  signUp,
  tokenIn,
  Visitor,
  type SignedUp,
} from '#tests/support/visitor.ts';
import { inviteByMail, openDomain, suspend } from '#tests/support/workspace-people.ts';

let app: TestApp;
let host: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  app = await startTestApp();
  host = await signUp(app, 'host@joining.example', 'Joining');
  other = await signUp(app, 'other@joining.example', 'Elsewhere');
  await openDomain(app, host, 'open.example');
});
afterAll(() => app.close());

function at(person: SignedUp): Visitor {
  return new Visitor(app, person.subdomain);
}

async function loggedPasswords(email: string): Promise<number> {
  const rows = await app.database.transaction({ workspaceId: host.teamId }, 'read only', (db) =>
    db
      .selectFrom('events')
      .innerJoin('members', (join) =>
        join.on(sql<boolean>`members.id = (events.payload ->> 'memberId')::uuid`),
      )
      .select('events.id')
      .where('events.type', '=', 'member.passwordChanged')
      .where('members.email', '=', email)
      .execute(),
  );
  return rows.length;
}

async function signInAgain(person: SignedUp): Promise<Visitor> {
  const visitor = at(person);
  await visitor.post('/api/auth/login', { email: person.email, password: goodPassword });
  return visitor;
}

async function roleOf(visitor: Visitor): Promise<string> {
  const { body } = await visitor.graphql('{ viewer { name role email } }', await visitor.bearer());
  return `${body.data.viewer.name} ${body.data.viewer.email} ${body.data.viewer.role}`;
}

describe('invitation', () => {
  test('shows itself, is accepted once, and gives the role it names', async () => {
    const token = await inviteByMail(app, host, 'new@guest.example', 'CONTRIBUTOR');
    const visitor = at(host);
    expect((await visitor.get(`/api/auth/invite?token=${token}`)).body).toEqual({
      email: 'new@guest.example',
      invitedBy: 'Ada Example',
      workspaceName: 'Joining',
      teamId: expect.any(String),
      message: 'Come in',
      needs: 'newPassword',
    });
    const body = { token, name: 'Nel', password: goodPassword };
    expect((await visitor.post('/api/auth/accept-invite', body)).status).toBe(204);
    expect(await roleOf(visitor)).toBe('Nel new@guest.example CONTRIBUTOR');
    expect((await at(host).post('/api/auth/accept-invite', body)).status).toBe(404);
    expect((await at(host).get(`/api/auth/invite?token=${token}`)).status).toBe(404);
    const again = await at(host).post('/api/auth/login', {
      email: 'new@guest.example',
      password: goodPassword,
    });
    expect(again.status).toBe(204);
  });

  test('is none in another workspace, and a wrong token is none at all', async () => {
    const token = await inviteByMail(app, host, 'lost@guest.example');
    const body = { token, name: 'Lost', password: goodPassword };
    expect((await at(other).get(`/api/auth/invite?token=${token}`)).status).toBe(404);
    expect((await at(other).post('/api/auth/accept-invite', body)).status).toBe(404);
    expect((await at(host).post('/api/auth/accept-invite', { ...body, token: 'x' })).status).toBe(404);
    expect((await at(host).get('/api/auth/invite')).status).toBe(400);
  });

  test.each([
    [{ password: 'weak' }, 'Password must have'],
    [{ password: null }, 'Password must have'],
    [{ name: '' }, 'Name must not be empty'],
  ])('refuses %j and stays open', async (wrong, message) => {
    const token = await inviteByMail(app, host, 'careful@guest.example');
    const good = { token, name: 'Careful', password: goodPassword };
    const answer = await at(host).post('/api/auth/accept-invite', { ...good, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].title).toContain(message);
    expect((await at(host).get(`/api/auth/invite?token=${token}`)).status).toBe(200);
  });

  test('asks an account for its password, and leaves that password alone', async () => {
    const token = await inviteByMail(app, host, other.email);
    expect((await at(host).get(`/api/auth/invite?token=${token}`)).body.needs).toBe('password');
    const body = { token, name: 'Otto', password: 'Taken-Over-Now-1' };
    const holder = at(host);
    expect((await holder.post('/api/auth/accept-invite', body)).status).toBe(401);
    expect(holder.cookies.size).toBe(0);
    const logIn = (password: string) => at(other).post('/api/auth/login', { email: other.email, password });
    expect((await logIn('Taken-Over-Now-1')).status).toBe(401);
    expect((await logIn(goodPassword)).status).toBe(204);
    // Who has an account has a name.
    const owner = { ...body, name: '', password: goodPassword };
    expect((await holder.post('/api/auth/accept-invite', owner)).status).toBe(204);
    expect(await roleOf(holder)).toBe('Ada Example other@joining.example CONTRIBUTOR');
  });

  test('gives the holder of its link neither a password nor a session of an account without one', async () => {
    const email = 'codes@only.example';
    const victim = await confirmAddress(app, email);
    const token = await inviteByMail(app, host, email);
    const holder = at(host);
    expect((await holder.get(`/api/auth/invite?token=${token}`)).body.needs).toBe('signIn');
    const taken = await holder.post('/api/auth/accept-invite', {
      token,
      name: 'Eve',
      password: goodPassword,
    });
    expect(taken.status).toBe(401);
    expect(taken.body.errors[0].title).toBe('You already have an account. Sign in to join.');
    expect(holder.cookies.size).toBe(0);
    const logIn = await holder.post('/api/auth/login', { email, password: goodPassword });
    expect(logIn.status).toBe(401);
    const entered = await victim.post('/global/enter-workspace', { teamId: host.teamId, join: true });
    expect(await roleOf(await follow(app, entered.body.redirectUrl))).toContain('CONTRIBUTOR');
    expect((await holder.get(`/api/auth/invite?token=${token}`)).status).toBe(404);
  });

  test('tells the mailbox and the log that a password was set', async () => {
    const email = 'told@guest.example';
    const token = await inviteByMail(app, host, email);
    await at(host).post('/api/auth/accept-invite', { token, name: 'Told', password: goodPassword });
    expect((await newestMail(app, email)).subject).toBe('Your account has a password now');
    expect(await loggedPasswords(email)).toBe(1);
  });

  test('ends on the service clock', async () => {
    const token = await inviteByMail(app, host, 'late@guest.example');
    app.clock.pass(14 * 86_400 + 1);
    expect((await at(host).get(`/api/auth/invite?token=${token}`)).status).toBe(404);
    host = { ...host, member: await signInAgain(host) };
    other = { ...other, member: await signInAgain(other) };
  });

  test('of two at once one joins', async () => {
    const token = await inviteByMail(app, host, 'twice@guest.example');
    const body = { token, name: 'Twice', password: goodPassword };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => at(host).post('/api/auth/accept-invite', body)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3);
  });

  test('extra fields do not choose who joins or as what', async () => {
    const token = await inviteByMail(app, host, 'plain@guest.example', 'VIEWER');
    const visitor = at(host);
    await visitor.post('/api/auth/accept-invite', {
      token,
      name: 'Plain',
      password: goodPassword,
      email: 'host@joining.example',
      role: 'MANAGER',
      workspaceAdmin: true,
    });
    expect(await roleOf(visitor)).toBe('Plain plain@guest.example VIEWER');
  });
});

describe('joining by domain', () => {
  test('mails a link that makes a viewer', async () => {
    const email = 'kim@open.example';
    expect((await at(host).post('/api/auth/join', { email })).status).toBe(202);
    const link = linkIn(await newestMail(app, email));
    expect(link.href).toContain(`http://${host.subdomain}.hark.test/auth/join-workspace?token=`);
    const visitor = at(host);
    const body = { token: link.searchParams.get('token'), name: 'Kim', password: goodPassword };
    expect((await at(other).post('/api/auth/join/confirm', body)).status).toBe(400);
    expect((await visitor.post('/api/auth/join/confirm', { ...body, password: 'weak' })).status).toBe(400);
    expect((await visitor.post('/api/auth/join/confirm', body)).status).toBe(204);
    expect(await roleOf(visitor)).toBe('Kim kim@open.example VIEWER');
    expect((await at(host).post('/api/auth/join/confirm', body)).status).toBe(400);
  });

  test('mails nobody of another domain, and answers the same', async () => {
    for (const email of ['kim@closed.example', 'kim@sub.open.example']) {
      expect((await at(host).post('/api/auth/join', { email })).status).toBe(202);
      expect(await mailsTo(app, email)).toEqual([]);
    }
  });

  test('asks an account for its proof like an invitation does', async () => {
    const email = 'codes@open.example';
    await confirmAddress(app, email);
    await at(host).post('/api/auth/join', { email });
    const token = tokenIn(await newestMail(app, email));
    const holder = at(host);
    expect((await holder.get(`/api/auth/join?token=${token}`)).body).toMatchObject({
      email,
      needs: 'signIn',
    });
    const body = { token, name: 'Eve', password: goodPassword };
    expect((await holder.post('/api/auth/join/confirm', body)).status).toBe(401);
    expect(holder.cookies.size).toBe(0);
    expect((await holder.post('/api/auth/login', { email, password: goodPassword })).status).toBe(401);
    expect((await at(other).get(`/api/auth/join?token=${token}`)).status).toBe(400);
  });

  test('whoever is a member already gets a link to sign in', async () => {
    await at(host).post('/api/auth/join', { email: host.email });
    expect(linkIn(await newestMail(app, host.email)).pathname).toBe('/auth/magic-login');
  });

  test('a suspended member does not come back', async () => {
    const email = 'gone@open.example';
    const body = { name: 'Gone', password: goodPassword };
    await at(host).post('/api/auth/join', { email });
    const token = tokenIn(await newestMail(app, email));
    await at(host).post('/api/auth/join/confirm', { ...body, token });
    await suspend(app, host, email);
    await at(host).post('/api/auth/join', { email });
    const second = tokenIn(await newestMail(app, email));
    const visitor = at(host);
    expect((await visitor.post('/api/auth/join/confirm', { ...body, token: second })).status).toBe(401);
    expect(visitor.cookies.size).toBe(0);
  });

  test('a link ends when the domain is closed', async () => {
    await openDomain(app, other, 'brief.example');
    await at(other).post('/api/auth/join', { email: 'kim@brief.example' });
    const token = tokenIn(await newestMail(app, 'kim@brief.example'));
    await app.database.transaction({ workspaceId: other.teamId }, 'read write', (db) =>
      db.deleteFrom('open_domains').where('domain', '=', 'brief.example').execute(),
    );
    const body = { token, name: 'Kim', password: goodPassword };
    expect((await at(other).post('/api/auth/join/confirm', body)).status).toBe(400);
  });
});
