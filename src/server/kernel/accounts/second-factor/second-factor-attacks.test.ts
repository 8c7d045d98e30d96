import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '#tests/support/identity-provider.ts';
import { FakePasskey } from '#tests/support/fake-passkey.ts';
import {
  addKey,
  addPhone,
  isIn,
  originOf,
  prove,
  signChallenge,
  typePassword,
} from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { goodPassword, newestMail, signUp, tokenIn, Visitor } from '#tests/support/visitor.ts';
import '../tables.ts';

let app: TestApp;
let google: IdentityProvider;
beforeAll(async () => {
  google = await startIdentityProvider(['http://hark.test/callback']);
  const client = { issuer: new URL(google.issuer), clientId, clientSecret };
  app = await startTestApp({ env: { signInClients: { GOOGLE: client }, allowedHosts: [google.host] } });
});
afterAll(async () => {
  await app.close();
  await google.close();
});

const factors = '/api/account/second-factor';
const wrong = '000000';

describe('codes of an authenticator app', () => {
  test('work once: not again, not in another session, not one that is older', async () => {
    const ada = await signUp(app, 'ada@attacks.example', 'Ada');
    const phone = await addPhone(app, ada.member);
    const code = phone.code();
    const [first, second] = [await typePassword(app, ada), await typePassword(app, ada)];
    expect((await prove(first, 'TOTP', code)).status).toBe(204);
    expect((await prove(second, 'TOTP', code)).status).toBe(400);
    app.clock.pass(30);
    const older = phone.code();
    app.clock.pass(30);
    expect((await prove(second, 'TOTP', phone.code())).status).toBe(204);
    expect((await prove(await typePassword(app, ada), 'TOTP', older)).status).toBe(400);
  });

  test('two browsers that send the same one at once: one gets in', async () => {
    const bo = await signUp(app, 'bo@attacks.example', 'Bo');
    const phone = await addPhone(app, bo.member);
    const devices = [await typePassword(app, bo), await typePassword(app, bo)];
    const code = phone.code();
    const answers = await Promise.all(devices.map((device) => prove(device, 'TOTP', code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  test('five wrong ones end the session', async () => {
    const cy = await signUp(app, 'cy@attacks.example', 'Cy');
    const phone = await addPhone(app, cy.member);
    const device = await typePassword(app, cy);
    for (let tries = 1; tries <= 4; tries += 1) expect((await prove(device, 'TOTP', wrong)).status).toBe(400);
    const fifth = await prove(device, 'TOTP', wrong);
    expect([fifth.status, fifth.body.errors[0].title]).toEqual([401, 'Too many wrong codes. Sign in again.']);
    expect((await prove(device, 'TOTP', phone.code())).status).toBe(401);
    expect((await device.get('/api/auth/second-factor')).body.state).toBe('NONE');
  });

  test('guessed by a stranger with the password, the owner still gets in from a place they know', async () => {
    const dee = await signUp(app, 'dee@attacks.example', 'Dee');
    const phone = await addPhone(app, dee.member);
    const home = await typePassword(app, dee);
    expect((await prove(home, 'TOTP', phone.code())).status).toBe(204);
    for (let sessions = 0; sessions < 10; sessions += 1) {
      const stranger = await typePassword(app, dee);
      for (let tries = 0; tries < 5; tries += 1) await prove(stranger, 'TOTP', wrong);
    }
    expect((await newestMail(app, dee.email)).subject).toBe('Someone is guessing your codes');
    app.clock.pass(60);
    expect((await prove(await typePassword(app, dee), 'TOTP', phone.code())).status).toBe(429);
    const login = { email: dee.email, password: goodPassword };
    const laptop = new Visitor(app, dee.subdomain);
    const atHome = { address: home.address };
    expect((await laptop.post('/api/auth/login', login, atHome)).status).toBe(204);
    const proof = { method: 'TOTP', code: phone.code() };
    expect((await laptop.post('/api/auth/second-factor', proof, atHome)).status).toBe(204);
  });

  test('are kept as a sealed secret and never as text', async () => {
    const eve = await signUp(app, 'eve@attacks.example', 'Eve');
    const { body } = await eve.member.post(`${factors}/totp`, { password: goodPassword });
    const rows = await app.database.transaction({}, 'read only', (db) =>
      db.selectFrom('sealed_account_secrets').select('sealed').execute(),
    );
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain(body.secret);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('with the password alone', () => {
  test('no factor is added, renamed, removed, and no codes are made', async () => {
    const fay = await signUp(app, 'fay@attacks.example', 'Fay');
    await addPhone(app, fay.member);
    const [{ id }] = (await fay.member.get('/api/account')).body.factors;
    const thief = await typePassword(app, fay);
    const password = goodPassword;
    const attempts = [
      await thief.post(`${factors}/totp`, { password }),
      await thief.post(`${factors}/totp/confirm`, { id, code: wrong }),
      await thief.post(`${factors}/passkey/start`, { password }),
      await thief.post(`${factors}/passkey`, { response: {} }),
      await thief.post(`${factors}/rename`, { id, name: 'Mine' }),
      await thief.post(`${factors}/remove`, { id, password }),
      await thief.post(`${factors}/recovery-codes`, { password }),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 403));
    expect(
      (await thief.post('/api/account/password', { current: password, password: 'Their-Horse-9' })).status,
    ).toBe(401);
    expect((await fay.member.get('/api/account')).body.factors).toHaveLength(1);
  });

  test('a cookie from before the second factor opens nothing after it', async () => {
    const gil = await signUp(app, 'gil@attacks.example', 'Gil');
    const phone = await addPhone(app, gil.member);
    const device = await typePassword(app, gil);
    const copy = new Visitor(app, gil.subdomain);
    for (const [name, value] of device.cookies) copy.cookies.set(name, value);
    expect((await prove(device, 'TOTP', phone.code())).status).toBe(204);
    expect(await isIn(copy)).toBe(false);
    expect((await copy.get('/api/auth/second-factor')).body.state).toBe('NONE');
  });

  test('factors of somebody else are not found', async () => {
    const hal = await signUp(app, 'hal@attacks.example', 'Hal');
    const ivy = await signUp(app, 'ivy@attacks.example', 'Ivy');
    await addPhone(app, hal.member);
    const [{ id }] = (await hal.member.get('/api/account')).body.factors;
    expect((await ivy.member.post(`${factors}/remove`, { id, password: goodPassword })).status).toBe(404);
    expect((await ivy.member.post(`${factors}/rename`, { id, name: 'Mine' })).status).toBe(404);
    const started = await hal.member.post(`${factors}/totp`, { password: goodPassword });
    const confirm = { id: started.body.id, code: wrong };
    expect((await ivy.member.post(`${factors}/totp/confirm`, confirm)).status).toBe(404);
  });
});

test('a mailbox alone can’t link a provider that would not be asked for the second factor', async () => {
  const jo = await signUp(app, 'jo@attacks.example', 'Jo');
  await addPhone(app, jo.member);
  google.people.push({ sub: 'mallory', email: jo.email, email_verified: true, name: 'Jo' });
  const browser = new Visitor(app);
  const { headers } = await browser.get('/global/oidc/start?provider=GOOGLE');
  const back = await google.signIn(String(headers['location']), 'mallory');
  const { code, state, iss } = Object.fromEntries(back.searchParams);
  await browser.post('/global/confirm-email', { method: 'OIDC', provider: 'GOOGLE', code, state, iss });
  const token = tokenIn(await newestMail(app, jo.email));
  const linked = await browser.post('/global/confirm-email', { method: 'EMAIL', token });
  expect(linked.body).toMatchObject({
    success: false,
    message: expect.stringMatching(/^Your account has a second factor/),
  });
  expect((await browser.get('/global/session')).status).toBe(401);
  expect((await jo.member.get('/api/account')).body.identities).toEqual([]);
});

describe('a passkey', () => {
  test('signs one challenge once, of its own session, in time', async () => {
    const kit = await signUp(app, 'kit@attacks.example', 'Kit');
    const key = await addKey(kit.member);
    const device = await typePassword(app, kit);
    const other = await typePassword(app, kit);
    const { body } = await device.post('/api/auth/second-factor/passkey');
    const answer = {
      method: 'PASSKEY',
      response: key.sign({ challenge: body.challenge, origin: originOf(device), rpId: 'hark.test' }),
    };
    expect((await other.post('/api/auth/second-factor', answer)).status).toBe(400);
    expect((await device.post('/api/auth/second-factor', answer)).status).toBe(204);
    expect((await device.post('/api/auth/second-factor', answer)).status).toBe(400);
    const late = await other.post('/api/auth/second-factor/passkey');
    app.clock.pass(301);
    const response = key.sign({ challenge: late.body.challenge, origin: originOf(other), rpId: 'hark.test' });
    expect((await other.post('/api/auth/second-factor', { method: 'PASSKEY', response })).status).toBe(400);
    expect(await isIn(other)).toBe(false);
  });

  test.each([
    ['another site', { origin: 'http://hark.test.evil.example' }],
    ['another workspace', { origin: 'http://other.hark.test' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'c29tZXRoaW5nLWVsc2U' }],
  ])('that signed for %s is refused', async (what, changes) => {
    const name = what.replaceAll(' ', '-');
    const lea = await signUp(app, `${name}@attacks.example`, `Lea ${what}`);
    const key = await addKey(lea.member);
    const device = await typePassword(app, lea);
    expect((await signChallenge(device, key, changes)).status).toBe(400);
    expect(await isIn(device)).toBe(false);
    expect((await signChallenge(device, key)).status).toBe(204);
  });

  test('of somebody else, and one that nobody has added, is refused', async () => {
    const mo = await signUp(app, 'mo@attacks.example', 'Mo');
    const ned = await signUp(app, 'ned@attacks.example', 'Ned');
    await addKey(mo.member);
    const foreign = await addKey(ned.member);
    const device = await typePassword(app, mo);
    for (const key of [foreign, new FakePasskey()])
      expect((await signChallenge(device, key)).status).toBe(400);
  });

  test('whose counter goes back is a copy', async () => {
    const ola = await signUp(app, 'ola@attacks.example', 'Ola');
    const key = await addKey(ola.member);
    expect((await signChallenge(await typePassword(app, ola), key, { counter: 7 })).status).toBe(204);
    for (const counter of [7, 3, 0])
      expect((await signChallenge(await typePassword(app, ola), key, { counter })).status).toBe(400);
    expect((await signChallenge(await typePassword(app, ola), key, { counter: 8 })).status).toBe(204);
  });

  test('that is none of the browser’s is refused plainly', async () => {
    const pam = await signUp(app, 'pam@attacks.example', 'Pam');
    await addKey(pam.member);
    const device = await typePassword(app, pam);
    const broken = { id: '\0', rawId: '\0', type: 'public-key', response: {} };
    for (const response of [{}, null, 'x', broken, { id: 'a'.repeat(30_000) }]) {
      await device.post('/api/auth/second-factor/passkey');
      const proof = { method: 'PASSKEY', response };
      expect((await device.post('/api/auth/second-factor', proof)).status).toBe(400);
      expect((await pam.member.post(`${factors}/passkey`, { response })).status).toBe(400);
    }
  });
});
