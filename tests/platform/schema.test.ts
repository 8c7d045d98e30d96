import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dumpSchema } from './support/dump-schema.ts';
import { openTestDatabase, openTestPGlite, projectDir } from '#tests/support/test-database.ts';

const file = join(projectDir, 'db/schema.sql');

// Runs on PGlite and, in the second round of the suite, on PostgreSQL: the file is the same for both.
it('is what db/schema.sql says; HARK_WRITE_SCHEMA=1 writes it', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const schema = await dumpSchema(database.owner);
  if (process.env['HARK_WRITE_SCHEMA'] === '1') writeFileSync(file, schema);
  expect(schema).toBe(readFileSync(file, 'utf8'));
});

it('is the same on the embedded database', async () => {
  const [any, embedded] = [await openTestDatabase(), await openTestPGlite()];
  onTestFinished(async () => {
    await any.close();
    await embedded.close();
  });
  expect(await dumpSchema(any.owner)).toBe(await dumpSchema(embedded.owner));
});
