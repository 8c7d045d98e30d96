// What a view asks of the database, as a member, in a project of 10,000 notes and 100,000 highlights: filtered, sorted,
// grouped, the first page and one far behind, with the count. Each question is a transaction of its own.
import { allPlanGates } from '#domain/access/plan-gates.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { decode } from '#domain/codec/codec.ts';
import { viewDataCodec } from '#domain/views/view-data.ts';
import { listViewGroups } from '#server/features/views/view-groups.ts';
import { listViewRows } from '#server/features/views/view-rows.ts';
import { scopeOf } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { fillProject, type FilledProject } from './support/fill-project.ts';
import { report } from './support/report.ts';

const shape = { notes: 10_000, highlights: 100_000, tags: 50, options: 20 };
const targets = { postgres: 60, pglite: 150 } as const;
const rounds = 15;
const log = createLog({ level: 'error' });

const postgres = await startPostgres();
try {
  if (postgres) {
    const options = {
      url: postgres.url,
      dataDir: '',
      poolSize: 2,
      prepare: true,
      statementTimeoutMs: 120_000,
      log,
    };
    await measure('postgres', await openDatabase(options));
  } else console.log('No PostgreSQL server can be had here: only the embedded database is measured.');
} finally {
  postgres?.stop();
}
await measure('pglite', await openPGlite({}, { statementTimeoutMs: 240_000, log }));

async function measure(kind: keyof typeof targets, database: Database): Promise<void> {
  await migrate(database.owner);
  const filled = await fillProject(database.owner, shape);
  const figures: Record<string, number> = {};
  for (const [name, run] of Object.entries(questions(filled))) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const ctx = ctxFor(database, filled);
      const started = performance.now();
      await run(ctx);
      await ctx.reads.end();
      if (round > 0) times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    figures[name] = Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1));
  }
  const worst = Math.max(...Object.values(figures));
  report(
    `view-query-${kind}`,
    { ...shape, p95Ms: figures, worst, target: targets[kind] },
    worst <= targets[kind],
  );
  await database.close();
}

type Question = (ctx: RequestCtx) => Promise<unknown>;

function questions({
  projectId,
  selectId,
  numberId,
  optionIds,
  tagIds,
}: FilledProject): Record<string, Question> {
  const rows =
    (objectType: ObjectType, wire: object, { skip = 0, counted = false } = {}): Question =>
    async (ctx) => {
      const data = decode(viewDataCodec(objectType), wire);
      const page = await listViewRows(ctx, { projectId, objectType, data, first: 100, skip });
      if (page.items.length === 0) throw new Error('No rows');
      if (counted) await page.countAll();
    };
  const groups =
    (objectType: ObjectType, wire: object): Question =>
    (ctx) =>
      listViewGroups(ctx, {
        projectId,
        objectType,
        data: decode(viewDataCodec(objectType), wire),
        first: 30,
      });
  const select = { kind: 'note', fieldId: selectId, fieldType: 'SELECT' };
  const filter = (field: object, operator: string, values: object) => ({
    filter: { combinator: 'And', rows: [{ id: 'r', field, operator, values }] },
  });
  const chosen = filter(select, 'is one of', { Options: optionIds });
  const tagged = filter({ kind: 'system', field: 'tags' }, 'is one of', { Tags: tagIds });
  return {
    notes: rows('NOTE', {}, { counted: true }),
    notesFarBehind: rows('NOTE', {}, { skip: 9000 }),
    notesByTitle: rows('NOTE', { sort: [{ field: 'noteTitle', direction: 'ASC' }] }, { counted: true }),
    notesByField: rows(
      'NOTE',
      { sort: [{ field: `field.${numberId}`, direction: 'DESC' }] },
      { counted: true },
    ),
    notesFiltered: rows(
      'NOTE',
      { ...chosen, sort: [{ field: 'noteTitle', direction: 'DESC' }] },
      { counted: true },
    ),
    notesTagged: rows('NOTE', tagged, { counted: true }),
    notesGrouped: groups('NOTE', { group: { by: 'SELECT', fieldId: selectId } }),
    highlights: rows('HIGHLIGHT', {}, { counted: true }),
    highlightsFarBehind: rows('HIGHLIGHT', {}, { skip: 50_000 }),
    highlightsTagged: rows('HIGHLIGHT', tagged, { counted: true }),
    highlightsGrouped: groups('HIGHLIGHT', { group: { by: 'TAG' } }),
  };
}

function ctxFor(database: Database, { workspaceId, memberId }: FilledProject): RequestCtx {
  const workspace = { id: workspaceId, subdomain: 'bench-views', name: 'Bench' };
  const actor = {
    kind: 'member',
    viewer: {
      id: memberId,
      role: 'CONTRIBUTOR',
      workspaceAdmin: false,
      readOnly: false,
      plan: allPlanGates,
      adminOnlyInvites: false,
      restrictions: [],
    },
    grantees: [memberId, 'markup'],
    accountId: memberId,
    sessionId: null,
  } as const;
  const reads = new Reads(database, () => scopeOf({ workspace, actor }));
  const services = { database, reads, eventLog: createEventLog([]), now: () => new Date(), newId, log };
  return { workspace, actor, ...services, rootResults: new Map(), loaders: new Map() };
}
