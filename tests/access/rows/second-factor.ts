import { randomUUID } from 'node:crypto';
import type { HttpRow } from './http.ts';
import { all, signedIn } from './http-statuses.ts';

const account = 'POST /api/account/second-factor';

/** People with a session reach their own factors only; programs have none. */
export const secondFactorHttpRows: readonly HttpRow[] = [
  { route: 'GET /api/auth/second-factor', expected: all(200) },
  {
    route: 'POST /api/auth/second-factor',
    body: () => ({ method: 'TOTP', code: '000000' }),
    expected: signedIn(400),
  },
  { route: 'POST /api/auth/second-factor/passkey', expected: signedIn(200) },
  { route: `${account}/totp`, body: () => ({}), expected: signedIn(200) },
  {
    route: `${account}/totp/confirm`,
    body: () => ({ id: randomUUID(), code: '000000' }),
    expected: signedIn(404),
  },
  { route: `${account}/passkey/start`, body: () => ({}), expected: signedIn(200) },
  { route: `${account}/passkey`, body: () => ({ response: {} }), expected: signedIn(400) },
  { route: `${account}/rename`, body: () => ({ id: randomUUID(), name: 'Phone' }), expected: signedIn(404) },
  { route: `${account}/remove`, body: () => ({ id: randomUUID() }), expected: signedIn(404) },
  { route: `${account}/recovery-codes`, body: () => ({}), expected: signedIn(409) },
];
