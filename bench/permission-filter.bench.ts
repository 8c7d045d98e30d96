// A page of 50 with its total as a member sees it, against the same list without the filter.
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { listProjects } from '#server/features/projects/queries.ts';
import { scopeOf, type Actor, type Ctx } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillMaps, type Filled } from './support/fill-maps.ts';
import { report } from './support/report.ts';

const target = 1.3;
const shape = { items: 100_000, ownMaps: 10_000, projects: 200, groups: 50, users: 5000 };
const rounds = 7;
const log = createLog({ level: 'error' });

const postgres = await startPostgres();
try {
  if (postgres) {
    const options = { url: postgres.url, dataDir: '', poolSize: 2, prepare: true, statementTimeoutMs: 60_000, log };
    await measure('postgres', await openDatabase(options));
  } else {
    console.log('No PostgreSQL server can be had here: only the embedded database is measured.');
  }
} finally {
  postgres?.stop();
}
await measure('pglite', await openPGlite({}, { statementTimeoutMs: 120_000, log }));

async function measure(kind: string, database: Database): Promise<void> {
  await migrate(database.owner);
  const filled = await fillMaps(database.owner, shape);
  const bare: number[] = [];
  const filtered: number[] = [];
  // Round 0 warms up: plans, caches, the compiler.
  for (let round = 0; round <= rounds; round += 1) {
    for (const viewer of filled.viewers) {
      const without = await time(ctxFor(database, filled, { kind: 'system' }));
      const within = await time(ctxFor(database, filled, actorOf(viewer)));
      if (round === 0) continue;
      bare.push(without);
      filtered.push(within);
    }
  }
  const figures = { withoutMs: median(bare), filteredMs: median(filtered), filteredP95Ms: at(filtered, 0.95) };
  const ratio = Number((figures.filteredMs / figures.withoutMs).toFixed(3));
  report(`permission-filter-${kind}`, { ...shape, ...figures, ratio, target }, ratio <= target);
  await database.close();
}

async function time(ctx: Ctx): Promise<number> {
  const started = performance.now();
  const page = await listProjects(ctx, { first: 50 });
  await ctx.reads.end();
  if (page.items.length !== 50) throw new Error(`${page.items.length} items`);
  return performance.now() - started;
}

function ctxFor(database: Database, { workspaceId }: Filled, actor: Actor): Ctx {
  const workspace = { id: workspaceId, subdomain: 'bench-maps', name: 'Bench' };
  const reads = new Reads(database, () => scopeOf({ workspace, actor }));
  return { workspace, actor, database, reads, eventLog: createEventLog([]), now: () => new Date(), newId, log };
}

function actorOf({ id, groupIds }: Filled['viewers'][number]): Actor {
  const role = 'CONTRIBUTOR';
  return {
    kind: 'member',
    viewer: { id, role, workspaceAdmin: false, readOnly: false, plan: allPlanGates, adminOnlyInvites: false, restrictions: [] },
    grantees: [id, ...groupIds, 'markup'],
    accountId: id,
    sessionId: null,
  };
}

function median(times: number[]): number {
  return at(times, 0.5);
}

function at(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
}
