import { stepAt, totpAt } from '#server/kernel/accounts/second-factor/totp.ts';
import { secretFrom } from './base32.ts';
import { FakePasskey } from './fake-passkey.ts';
import type { TestApp } from './test-app.ts';
import { goodPassword, Visitor, type Answer, type SignedUp } from './visitor.ts';

const factors = '/api/account/second-factor';

/** An authenticator app on somebody's phone. */
export type Phone = { readonly codes: readonly string[]; readonly code: () => string };

/** The code of the next half minute too, so that a test can use two in a row without waiting. */
export function codeOf(app: TestApp, secret: Buffer, ahead = 0): string {
  return totpAt(secret, stepAt(app.clock.now()) + ahead);
}

/** Adds an app as a person does. Its first code is spent, so time moves on by one step. */
export async function addPhone(app: TestApp, person: Visitor, password = goodPassword): Promise<Phone> {
  const started = await person.post(`${factors}/totp`, { password });
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  const secret = secretFrom(started.body.secret);
  const { id } = started.body;
  const confirmed = await person.post(`${factors}/totp/confirm`, { id, code: codeOf(app, secret) });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  app.clock.pass(30);
  return { codes: confirmed.body.recoveryCodes, code: () => codeOf(app, secret) };
}

export async function addKey(person: Visitor, key = new FakePasskey()): Promise<FakePasskey> {
  const { status, body } = await person.post(`${factors}/passkey/start`, { password: goodPassword });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const response = key.register({ challenge: body.challenge, origin: originOf(person), rpId: 'hark.test' });
  const added = await person.post(`${factors}/passkey`, { response });
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  return key;
}

/** Types the password on another device; what is still owed, is owed. */
export async function typePassword(
  app: TestApp,
  { subdomain, email }: Pick<SignedUp, 'subdomain' | 'email'>,
): Promise<Visitor> {
  const device = new Visitor(app, subdomain);
  const { status } = await device.post('/api/auth/login', { email, password: goodPassword });
  if (status !== 204) throw new Error(`Not signed in: ${status}`);
  return device;
}

export function prove(device: Visitor, method: string, code: string): Promise<Answer> {
  return device.post('/api/auth/second-factor', { method, code });
}

/** Asks for a challenge and signs it, with whatever the test changes. */
export async function signChallenge(
  device: Visitor,
  key: FakePasskey,
  changes: { challenge?: string; origin?: string; rpId?: string; counter?: number } = {},
): Promise<Answer> {
  const { body } = await device.post('/api/auth/second-factor/passkey');
  const honest = { challenge: body.challenge, origin: originOf(device), rpId: 'hark.test' };
  return device.post('/api/auth/second-factor', {
    method: 'PASSKEY',
    response: key.sign({ ...honest, ...changes }),
  });
}

/** Whether this browser is in. */
export async function isIn(device: Visitor): Promise<boolean> {
  return (await device.post('/api/auth/token')).status === 200;
}

export function originOf({ host }: Visitor): string {
  return `http://${host}`;
}
