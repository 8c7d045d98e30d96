// Opens the data folder it is told of and holds it until it is killed.
import { pino } from 'pino';
import { openDatabase } from '#server/platform/db/open-database.ts';

const [dataDir = ''] = process.argv.slice(2);
await openDatabase({
  dataDir,
  poolSize: 1,
  prepare: true,
  statementTimeoutMs: 30_000,
  log: pino({ level: 'silent' }),
});
console.log('open');
setInterval(() => {}, 60_000);
