import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signUp } from '#tests/support/visitor.ts';
import { pruneAccounts } from './prune-accounts.ts';
import '#server/platform/rate-limit/tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function counts(): Promise<Record<string, number>> {
  return app.database.transaction({}, 'read only', async (db) => ({
    mails: (await db.selectFrom('outgoing_mails').select('id').execute()).length,
    challenges: (await db.selectFrom('email_challenges').select('id').execute()).length,
    sessions: (await db.selectFrom('account_sessions').select('id').execute()).length,
    counters: (await db.selectFrom('rate_counters').select('bucket').execute()).length,
  }));
}

test('what still counts stays; mails go after a week, links and sessions a month after their end', async () => {
  await signUp(app, 'old@pruned.example', 'Pruned');
  const before = await counts();
  await pruneAccounts(app.services);
  expect(await counts()).toEqual(before);
  app.clock.pass(7 * 86_400 + 60);
  await pruneAccounts(app.services);
  expect(await counts()).toEqual({ ...before, mails: 0, counters: 0 });
  app.clock.pass(31 * 86_400);
  await pruneAccounts(app.services);
  expect(await counts()).toEqual({ mails: 0, challenges: 0, sessions: 0, counters: 0 });
});
