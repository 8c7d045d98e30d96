// A page of 50 notes and of 50 highlights as a member sees it, against the same page as the product itself sees it,
// which is asked for nothing. Each list is a transaction of its own, begun and ended.
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { listHighlights } from '#server/features/highlights/queries.ts';
import { listNotes } from '#server/features/notes/queries.ts';
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
const rounds = 15;
const log = createLog({ level: 'error' });
const lists: Record<string, (ctx: Ctx, filled: Filled) => Promise<{ items: readonly unknown[] }>> = {
  notes: (ctx, { projectId }) => listNotes(ctx, { first: 50, projectId }),
  highlights: (ctx) => listHighlights(ctx, { first: 50, filter: {} }),
};

const postgres = await startPostgres();
try {
  if (postgres) {
    const options = {
      url: postgres.url,
      dataDir: '',
      poolSize: 2,
      prepare: true,
      statementTimeoutMs: 60_000,
      log,
    };
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
  for (const [name, list] of Object.entries(lists)) {
    const best = { bare: [] as number[], filtered: [] as number[] };
    const one = (actor: Actor): Promise<number> =>
      time(async () => {
        const ctx = ctxFor(database, filled, actor);
        const { items } = await list(ctx, filled);
        await ctx.reads.end();
        return items.length;
      });
    for (const viewer of filled.viewers) {
      const bare: number[] = [];
      const filtered: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        bare.push(await one({ kind: 'system' }));
        filtered.push(await one(actorOf(viewer)));
      }
      // The same work each time: what is more than the least was the machine's doing, and of what else runs on it.
      best.bare.push(Math.min(...bare));
      best.filtered.push(Math.min(...filtered));
    }
    const ratio = ratioOf(best.filtered, best.bare);
    const figures = { bareMs: at(best.bare, 0.5), filteredMs: at(best.filtered, 0.5) };
    report(`permission-filter-${name}-${kind}`, { ...shape, ...figures, ratio, target }, ratio <= target);
  }
  await database.close();
}

async function time(list: () => Promise<number>): Promise<number> {
  const started = performance.now();
  const items = await list();
  if (items < 50) throw new Error(`${items} items`);
  return performance.now() - started;
}

function ctxFor(database: Database, { workspaceId }: Filled, actor: Actor): Ctx {
  const workspace = { id: workspaceId, subdomain: 'bench-maps', name: 'Bench' };
  const reads = new Reads(database, () => scopeOf({ workspace, actor }));
  return {
    workspace,
    actor,
    database,
    reads,
    eventLog: createEventLog([]),
    now: () => new Date(),
    newId,
    log,
  };
}

function actorOf({ id, groupIds }: Filled['viewers'][number]): Actor {
  const role = 'CONTRIBUTOR';
  return {
    kind: 'member',
    viewer: {
      id,
      role,
      workspaceAdmin: false,
      readOnly: false,
      plan: allPlanGates,
      adminOnlyInvites: false,
      restrictions: [],
    },
    grantees: [id, ...groupIds, 'markup'],
    accountId: id,
    sessionId: null,
  };
}

function ratioOf(filtered: readonly number[], bare: readonly number[]): number {
  return Number((at(filtered, 0.5) / at(bare, 0.5)).toFixed(3));
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
}
