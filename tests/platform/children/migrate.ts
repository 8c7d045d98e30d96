// Migrates the database it is told of, and says each step. Arguments: migrations folder, data folder or address.
import { pino } from 'pino';
import { migrate, readMigrations } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';

const [migrations = '', place = ''] = process.argv.slice(2);
const database = await openDatabase({
  ...(place.startsWith('postgres') && { url: place }),
  dataDir: place,
  poolSize: 2,
  prepare: true,
  statementTimeoutMs: 30_000,
  log: pino({ level: 'silent' }),
});
const report = await migrate(
  database.owner,
  (name) => console.log(`applying ${name}`),
  readMigrations(migrations),
);
await database.close();
console.log(`applied ${JSON.stringify(report.applied)}`);
