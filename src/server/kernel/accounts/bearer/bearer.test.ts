import { SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { goodPassword, signUp, Visitor, type SignedUp } from '#tests/support/visitor.ts';
import { setRole, suspend } from '#tests/support/workspace-people.ts';
import { authenticateSocket } from './authenticate.ts';

let app: TestApp;
let ada: SignedUp;
let bob: SignedUp;
let claims: Record<string, unknown>;
beforeAll(async () => {
  app = await startTestApp();
  ada = await signUp(app, 'ada@bearer.example', 'Bearers');
  bob = await signUp(app, 'bob@bearer.example', 'Others');
  claims = claimsOf(await ada.member.bearer());
});
afterAll(() => app.close());

const query = '{ viewer { email } }';

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function seconds(): number {
  return Math.floor(app.clock.now().getTime() / 1000);
}

function sign(
  changes: Record<string, unknown> = {},
  { header, key }: { header?: Partial<JWTHeaderParameters>; key?: Uint8Array } = {},
): Promise<string> {
  const payload = { ...claims, iat: seconds(), exp: seconds() + 300, ...changes };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(key ?? app.services.secrets.key('bearer'));
}

async function messageFor(token: string): Promise<[number, string | undefined]> {
  const { status, body } = await ada.member.graphql(query, token);
  return [status, body.errors?.[0].message];
}

describe('a token', () => {
  test('names its workspace, person, session and member, for 300 s', async () => {
    expect(claims).toEqual({
      iss: 'hark',
      aud: `workspace:${ada.teamId}`,
      sub: expect.any(String),
      sid: expect.any(String),
      mid: expect.any(String),
      iat: expect.any(Number),
      exp: Number(claims['iat']) + 300,
    });
    expect((await ada.member.graphql(query, await sign())).body).toEqual({
      data: { viewer: { email: ada.email } },
    });
  });

  test('says that it is expired, whether seen before or not, and in what form', async () => {
    const seen = await ada.member.bearer();
    expect((await ada.member.graphql(query, seen)).status).toBe(200);
    const unseen = await ada.member.bearer();
    app.clock.pass(301);
    for (const token of [seen, unseen]) {
      const { status, body } = await ada.member.graphql(query, token);
      expect(status).toBe(401);
      expect(body.errors[0]).toMatchObject({
        message: 'jwt expired',
        extensions: { code: 'FORBIDDEN', errorCode: 'Unauthorized', humanReadable: false },
      });
    }
  });

  test.each([
    ['no algorithm', () => new UnsecuredJWT({ ...claims, exp: seconds() + 300 }).encode()],
    ['another HMAC', () => sign({}, { header: { alg: 'HS512' } })],
    ['a key of another purpose', () => sign({}, { key: app.services.secrets.key('bot-check') })],
    [
      'a key that anybody has',
      () => sign({}, { key: new TextEncoder().encode('-----BEGIN PUBLIC KEY-----\nMFww') }),
    ],
    [
      'a kid that is a path and a foreign key',
      () => sign({}, { header: { kid: '../../x' }, key: new Uint8Array(32) }),
    ],
    [
      'a jku and a foreign key',
      () => sign({}, { header: { jku: 'https://evil.example/keys' }, key: new Uint8Array(32) }),
    ],
    ['another workspace', () => sign({ aud: `workspace:${bob.teamId}` })],
    ['no workspace', () => sign({ aud: undefined })],
    ['another issuer', () => sign({ iss: 'public-insights' })],
    ['no expiry', () => sign({ exp: undefined })],
    ['no session', () => sign({ sid: undefined })],
    ['a session that does not exist', () => sign({ sid: '01890000-0000-7000-8000-000000000000' })],
    ['another person', () => sign({ sub: '01890000-0000-7000-8000-000000000000' })],
    ['another member', () => sign({ mid: '01890000-0000-7000-8000-000000000000' })],
    ['the session cookie', () => [...ada.member.cookies.values()][0] ?? ''],
    ['nonsense', () => 'a.b.c'],
    ['nothing', () => ''],
    ['far too much', () => `${'a'.repeat(9000)}.b.c`],
  ])('with %s is refused with 401', async (_, forge) => {
    expect(await messageFor(await forge())).toEqual([401, 'Sign in to continue']);
  });

  test('whose payload was changed is refused', async () => {
    const [header, payload, signature] = (await sign()).split('.');
    const forged = Buffer.from(JSON.stringify({ ...claimsOf(`.${payload}.`), sub: claims['mid'] })).toString(
      'base64url',
    );
    expect((await messageFor(`${header}.${forged}.${signature}`))[0]).toBe(401);
  });

  test('of one workspace is none in another', async () => {
    const token = await ada.member.bearer();
    expect((await bob.member.graphql(query, token)).status).toBe(401);
    expect((await ada.member.graphql(query, token)).status).toBe(200);
  });

  test('a bearer is no session cookie', async () => {
    const visitor = new Visitor(app, ada.subdomain);
    visitor.cookies.set('hark_session', await ada.member.bearer());
    expect((await visitor.post('/api/auth/token')).status).toBe(401);
  });
});

describe('access that ends', () => {
  async function logIn(person: SignedUp): Promise<Visitor> {
    const visitor = new Visitor(app, person.subdomain);
    await visitor.post('/api/auth/login', { email: person.email, password: goodPassword });
    return visitor;
  }

  test.each([
    ['signing out', async (visitor: Visitor) => void (await visitor.post('/api/auth/logout'))],
    ['a suspension', (_: Visitor, person: SignedUp) => suspend(app, person, person.email)],
    ['losing the role', (_: Visitor, person: SignedUp) => setRole(app, person, person.email, null)],
  ])('by %s is refused within 2 s, on open sockets at once', async (how, end) => {
    const person = await signUp(app, `${how.replaceAll(' ', '-')}@ends.example`, 'Ending');
    const visitor = await logIn(person);
    const token = await visitor.bearer();
    expect((await visitor.graphql(query, token)).status).toBe(200);
    const socket = await authenticateSocket(app.services, {
      host: visitor.host,
      authorization: `Bearer ${token}`,
    });
    await expect(socket.recheck()).resolves.toMatchObject({ workspace: { id: person.teamId } });
    await end(visitor, person);
    await expect(socket.recheck()).rejects.toThrow('Sign in to continue');
    await wait(1100);
    expect((await visitor.graphql(query, token)).status).toBe(401);
  });

  test('a socket is not opened with a bad token or on another host', async () => {
    const authorization = `Bearer ${await ada.member.bearer()}`;
    const open = (host: string, header: string | undefined) =>
      authenticateSocket(app.services, { host, authorization: header });
    await expect(open(bob.member.host, authorization)).rejects.toThrow('Sign in');
    await expect(open('hark.test', authorization)).rejects.toThrow('no workspace');
    await expect(open(ada.member.host, undefined)).rejects.toThrow('Sign in');
    const socket = await open(ada.member.host, authorization);
    expect(socket.ctx.actor).toMatchObject({
      kind: 'member',
      viewer: { role: 'MANAGER', workspaceAdmin: true },
    });
    expect(socket.isAccessEvent('member.suspended')).toBe(true);
    expect(socket.isAccessEvent('note.updated')).toBe(false);
  });

  test('an expired session ends its tokens', async () => {
    const visitor = await logIn(bob);
    app.clock.pass(604_700);
    const token = await visitor.bearer();
    expect((await visitor.graphql(query, token)).status).toBe(200);
    app.clock.pass(150);
    expect((await visitor.graphql(query, token)).status).toBe(401);
  });
});
