import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readMigrations } from '#server/platform/db/migrate.ts';
import { appliedIn, emptyPlace } from '#tests/platform/support/empty-place.ts';
import { startChild } from '#tests/support/child.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { faultRounds, isLongRun } from './fault-rounds.ts';

const migrationsDir = join(projectDir, 'db/migrations');
const child = 'tests/platform/children/migrate.ts';

it('a kill in a migration of the product leaves it to the next start, which goes on', async () => {
  const all = readMigrations().map(({ name }) => name);
  const step = isLongRun ? 1 : Math.ceil(all.length / faultRounds);
  const { place, open } = await emptyPlace();
  for (const name of all.filter((_, at) => at % step === 0)) {
    const killed = startChild(child, [migrationsDir, place]);
    await killed.says(`applying ${name}`).catch(() => {});
    await killed.kill();
  }
  const last = startChild(child, [migrationsDir, place]);
  expect(await last.ended, last.errors()).toBe(0);
  const database = await open();
  onTestFinished(() => database.close());
  expect(await appliedIn(database)).toEqual(all);
});
