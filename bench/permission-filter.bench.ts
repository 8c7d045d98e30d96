// A page of 50 as a member sees it, against the same page without the filter; and the same for the page together
// with its total, as the API answers it. Each list is a transaction of its own, begun and ended.
import { sql } from 'kysely';
import { allPlanGates } from '#domain/access/plan-gates.ts';
import { projectColumns } from '#server/kernel/projects/project.ts';
import { listProjects } from '#server/kernel/projects/queries.ts';
import { scopeOf, type Actor, type Ctx } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { keepStatement, type GivenOf } from '#server/platform/db/kept-statement.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { inOrder, sortValue } from '#server/platform/graphql/sorted-page.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillMaps, type Filled } from './support/fill-maps.ts';
import { report } from './support/report.ts';

const target = 1.3;
const shape = { items: 100_000, ownMaps: 10_000, projects: 200, groups: 50, users: 5000 };
const newestFirst = { kind: 'time', column: 'projects.created_at', id: 'projects.id' } as const;
const rounds = 15;
const measured = ['page', 'pageFiltered', 'list', 'listFiltered'] as const;
type Measured = (typeof measured)[number];
const log = createLog({ level: 'error' });

/** As the product writes and keeps its pages, but for what it is about: nobody is asked whether they may see it. */
const newestProjects = keepStatement(
  (db, _shape: Record<string, never>, given: GivenOf<{ readonly workspaceId: string }>) =>
    db
      .selectFrom('projects')
      .select([...projectColumns, sortValue(newestFirst).as('sortValue')])
      .where('workspace_id', '=', given('workspaceId'))
      .where('trashed_at', 'is', null)
      .orderBy(inOrder(newestFirst))
      .limit(sql.lit(51)),
);

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
  const best = { page: [], pageFiltered: [], list: [], listFiltered: [] } as Record<Measured, number[]>;
  for (const viewer of filled.viewers) {
    const everything = (): Ctx => ctxFor(database, filled, { kind: 'system' });
    const seen = (): Ctx => ctxFor(database, filled, actorOf(viewer));
    const times = { page: [], pageFiltered: [], list: [], listFiltered: [] } as Record<Measured, number[]>;
    for (let round = 0; round < rounds; round += 1) {
      times.page.push(await time(() => page(everything())));
      times.pageFiltered.push(await time(() => list(seen())));
      times.list.push(await time(() => pageWithCount(everything())));
      times.listFiltered.push(await time(() => listWithCount(seen())));
    }
    // The same work each time: what is more than the least was the machine's doing, and of what else runs on it.
    for (const name of measured) best[name].push(Math.min(...times[name]));
  }
  const figures = Object.fromEntries(measured.map((name) => [`${name}Ms`, at(best[name], 0.5)]));
  const ratio = ratioOf(best.pageFiltered, best.page);
  const ratioWithTotal = ratioOf(best.listFiltered, best.list);
  const ok = ratio <= target && ratioWithTotal <= target;
  report(`permission-filter-${kind}`, { ...shape, ...figures, ratio, ratioWithTotal, target }, ok);
  await database.close();
}

async function time(list: () => Promise<number>): Promise<number> {
  const started = performance.now();
  const items = await list();
  if (items < 50) throw new Error(`${items} items`);
  return performance.now() - started;
}

async function page(ctx: Ctx): Promise<number> {
  const rows = await newest(ctx, await ctx.reads.db());
  await ctx.reads.end();
  return rows.length;
}

async function pageWithCount(ctx: Ctx): Promise<number> {
  const db = await ctx.reads.db();
  const rows = await newest(ctx, db);
  const all = db
    .selectFrom('projects')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('trashed_at', 'is', null);
  await all.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  await ctx.reads.end();
  return rows.length;
}

async function list(ctx: Ctx): Promise<number> {
  const { items } = await listProjects(ctx, { first: 50 });
  await ctx.reads.end();
  return items.length;
}

async function listWithCount(ctx: Ctx): Promise<number> {
  const { items, count } = await listProjects(ctx, { first: 50 });
  await count();
  await ctx.reads.end();
  return items.length;
}

function newest(ctx: Ctx, db: Db): Promise<unknown[]> {
  return newestProjects(db, {}, { workspaceId: ctx.workspace.id });
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
