import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey, addPhone, isIn, prove, signChallenge, typePassword } from '#tests/support/second-factor.ts';
import { dataOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  follow,
  goodPassword,
  linkIn,
  mailsTo,
  newestMail,
  signUp,
  type SignedUp,
} from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const factors = '/api/account/second-factor';

async function ask({ member }: SignedUp, query: string): Promise<Record<string, unknown>> {
  return dataOf(await member.graphql(query, await member.bearer()));
}

async function requireFactor(person: SignedUp, value = true): Promise<void> {
  await ask(
    person,
    `mutation { updateWorkspaceSettings(input: { secondFactorRequired: ${value} }) { readOnly } }`,
  );
}

async function logOf(person: SignedUp): Promise<string[]> {
  const { auditLog } = (await ask(person, '{ auditLog(first: 20) { items { type } } }')) as {
    auditLog: { items: { type: string }[] };
  };
  return auditLog.items.map(({ type }) => type);
}

describe('an authenticator app', () => {
  test('is asked for after the password, and lets the person in', async () => {
    const ada = await signUp(app, 'ada@factor.example', 'Ada');
    const phone = await addPhone(app, ada.member);
    const laptop = await typePassword(app, ada);
    expect(await isIn(laptop)).toBe(false);
    expect((await laptop.get('/api/account')).status).toBe(401);
    expect((await laptop.get('/api/auth/second-factor')).body).toEqual({
      state: 'DUE',
      methods: ['TOTP', 'RECOVERY_CODE'],
      proof: 'password',
    });
    expect((await prove(laptop, 'TOTP', phone.code())).status).toBe(204);
    expect(await isIn(laptop)).toBe(true);
    expect((await laptop.get('/api/auth/second-factor')).body.state).toBe('NONE');
  });

  test('is asked for after a mailed link and after a new password too', async () => {
    const bo = await signUp(app, 'bo@factor.example', 'Bo');
    const phone = await addPhone(app, bo.member);
    await bo.member.post('/api/auth/magic-link', { email: bo.email });
    const byMail = await follow(app, linkIn(await newestMail(app, bo.email)).href);
    expect(await isIn(byMail)).toBe(false);
    expect((await prove(byMail, 'TOTP', phone.code())).status).toBe(204);
    expect(await isIn(byMail)).toBe(true);
    await byMail.post('/api/auth/reset-password/request', { email: bo.email });
    const token = linkIn(await newestMail(app, bo.email)).searchParams.get('token');
    const reset = await byMail.post('/api/auth/reset-password', { token, password: 'Another-Horse-8' });
    expect(reset.status).toBe(204);
    expect(await isIn(byMail)).toBe(false);
  });

  test('asks the sessions that were open before', async () => {
    const cy = await signUp(app, 'cy@factor.example', 'Cy');
    const laptop = await typePassword(app, cy);
    const bearer = await laptop.bearer();
    await addPhone(app, cy.member);
    await expect.poll(async () => (await laptop.graphql('{ viewer { id } }', bearer)).status).toBe(401);
    expect(await isIn(laptop)).toBe(false);
    expect(await isIn(cy.member)).toBe(true);
  });

  test('is told to the owner by mail and to admins in the log, also when it goes', async () => {
    const dee = await signUp(app, 'dee@factor.example', 'Dee');
    await addPhone(app, dee.member);
    expect((await newestMail(app, dee.email)).subject).toBe(
      'The second factor “Authenticator app” was added to your account',
    );
    const { body } = await dee.member.get('/api/account');
    const [{ id }] = body.factors;
    expect((await dee.member.post(`${factors}/rename`, { id, name: ' Blue phone ' })).status).toBe(204);
    expect((await dee.member.post(`${factors}/remove`, { id })).status).toBe(401);
    expect((await dee.member.post(`${factors}/remove`, { id, password: goodPassword })).status).toBe(204);
    expect((await newestMail(app, dee.email)).subject).toBe(
      'The second factor “Blue phone” was removed from your account',
    );
    expect((await logOf(dee)).slice(0, 2)).toEqual([
      'member.secondFactorRemoved',
      'member.secondFactorAdded',
    ]);
    expect((await dee.member.get('/api/account')).body).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
    expect(await isIn(await typePassword(app, dee))).toBe(true);
  });
});

describe('a recovery code', () => {
  test('lets the person in once and is told by mail; new ones end the rest', async () => {
    const eve = await signUp(app, 'eve@factor.example', 'Eve');
    const { codes } = await addPhone(app, eve.member);
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const laptop = await typePassword(app, eve);
    expect((await prove(laptop, 'RECOVERY_CODE', first.toUpperCase())).status).toBe(204);
    expect((await newestMail(app, eve.email)).subject).toMatch(/^A recovery code was used/);
    expect((await laptop.get('/api/account')).body.recoveryCodesLeft).toBe(9);
    const again = await typePassword(app, eve);
    expect((await prove(again, 'RECOVERY_CODE', first)).status).toBe(400);
    const renewed = await laptop.post(`${factors}/recovery-codes`, { password: goodPassword });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await prove(again, 'RECOVERY_CODE', second)).status).toBe(400);
    expect((await prove(again, 'RECOVERY_CODE', renewed.body.recoveryCodes[0])).status).toBe(204);
    expect((await logOf(eve)).slice(0, 3)).toEqual([
      'member.recoveryCodeUsed',
      'member.recoveryCodesRenewed',
      'member.signedIn',
    ]);
  });

  test('needs something that it stands in for', async () => {
    const fay = await signUp(app, 'fay@factor.example', 'Fay');
    const answer = await fay.member.post(`${factors}/recovery-codes`, { password: goodPassword });
    expect(answer.status).toBe(409);
    expect(answer.body.errors[0].title).toBe('Add an authenticator app or a passkey first');
  });
});

describe('a passkey', () => {
  test('lets the person in, again and again', async () => {
    const gil = await signUp(app, 'gil@factor.example', 'Gil');
    const key = await addKey(gil.member);
    for (const counter of [1, 2]) {
      const laptop = await typePassword(app, gil);
      expect((await laptop.get('/api/auth/second-factor')).body.methods).toEqual([
        'PASSKEY',
        'RECOVERY_CODE',
      ]);
      expect((await signChallenge(laptop, key, { counter })).status).toBe(204);
      expect(await isIn(laptop)).toBe(true);
    }
  });

  test('that counts nothing works more than once', async () => {
    const hal = await signUp(app, 'hal@factor.example', 'Hal');
    const key = await addKey(hal.member);
    for (const time of [1, 2])
      expect([time, (await signChallenge(await typePassword(app, hal), key)).status]).toEqual([time, 204]);
  });

  test('is not added twice, and no eleventh factor at all', async () => {
    const ivy = await signUp(app, 'ivy@factor.example', 'Ivy');
    const key = await addKey(ivy.member);
    await expect(addKey(ivy.member, key)).rejects.toThrow('This passkey has been added already');
    for (let count = 2; count <= 10; count += 1) {
      // How often a password is typed is limited too.
      app.clock.pass(60);
      await addKey(ivy.member);
    }
    app.clock.pass(60);
    await expect(addKey(ivy.member)).rejects.toThrow('You can have at most 10 second factors');
  });
});

describe('a workspace that requires a second factor', () => {
  test('lets people without one set it up, and nothing else', async () => {
    const jo = await signUp(app, 'jo@factor.example', 'Jo');
    await requireFactor(jo);
    expect(await isIn(jo.member)).toBe(false);
    const laptop = await typePassword(app, jo);
    expect(await isIn(laptop)).toBe(false);
    expect((await laptop.get('/api/auth/second-factor')).body).toMatchObject({ state: 'DUE', methods: [] });
    expect((await laptop.get('/api/account')).status).toBe(401);
    await addPhone(app, laptop);
    expect(await isIn(laptop)).toBe(true);
    await requireFactor({ ...jo, member: laptop }, false);
  });

  test('asks again when the last one is removed', async () => {
    const kit = await signUp(app, 'kit@factor.example', 'Kit');
    await addPhone(app, kit.member);
    await requireFactor(kit);
    const [{ id }] = (await kit.member.get('/api/account')).body.factors;
    expect((await kit.member.post(`${factors}/remove`, { id, password: goodPassword })).status).toBe(204);
    expect(await isIn(kit.member)).toBe(false);
    expect((await kit.member.get('/api/auth/second-factor')).body).toMatchObject({
      state: 'DUE',
      methods: [],
    });
  });

  test('is set by an admin and logged', async () => {
    const lea = await signUp(app, 'lea@factor.example', 'Lea');
    await addPhone(app, lea.member);
    await requireFactor(lea);
    expect((await logOf(lea))[0]).toBe('setting.changed');
    expect((await mailsTo(app, lea.email)).length).toBeGreaterThan(0);
  });
});
