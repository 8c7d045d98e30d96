// Writes pairs of rows in transactions of several statements and says the number of each one that was acknowledged.
import { CompiledQuery } from 'kysely';
import { pino } from 'pino';
import { newId } from '#server/platform/context/new-id.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { maintainEmbedded } from '#server/platform/db/maintain-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

const [dataDir = '', workspaceId = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const database = await openDatabase({ dataDir, poolSize: 1, prepare: true, statementTimeoutMs: 60_000, log });
await migrate(database.owner);
maintainEmbedded(database.owner, log);
const { rows } = await database.owner.query<{ last: number | null }>(
  "select max((payload->>'n')::int) as last from events",
);
let n = rows[0]?.last ?? 0;
console.log(`opened ${n}`);
for (;;) {
  n += 1;
  const [id, at] = [newId(), new Date()];
  await database.transaction({ workspaceId }, 'read write', async (db) => {
    const run = (text: string, values: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values));
    await run(
      "insert into events (workspace_id, id, type, payload, created_at) values ($1, $2, 'fault', $3, $4)",
      [workspaceId, id, JSON.stringify({ n, text: 'x'.repeat(n % 3000) }), at],
    );
    await run(
      "insert into outbox (workspace_id, event_id, subscriber, run_at) values ($1, $2, 'fault', $3)",
      [workspaceId, id, at],
    );
    await run(
      "insert into rate_counters (bucket, count, resets_at) values ('fault', 1, $1) on conflict (bucket) do update set count = rate_counters.count + 1",
      [at],
    );
  });
  console.log(`kept ${n}`);
  // A checkpoint, or a vacuum, under way is the worst moment for a kill.
  if (n % 97 === 0) await database.owner.query('checkpoint');
  if (n % 151 === 0) await database.owner.query('vacuum rate_counters');
}
