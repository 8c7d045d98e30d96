// How good the first results are, on a public collection with judged answers: against SQLite's full-text search in
// the same run, and keywords alone against keywords with meaning.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { SearchMethod } from '#server/platform/graphql/wire.gen.ts';
import { createApp } from '#server/app.ts';
import { globalSearch } from '#server/features/search/global-search.ts';
import { embedItems } from '#server/features/search/embed-items.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openPGlite } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { averagePrecision, ndcgAt10, readCranfield, type Collection } from './support/cranfield.ts';
import { report } from './support/report.ts';

const depth = 100;
const collection = readCranfield();
if (!collection) {
  console.log('The folder with the collection is not here (HARK_BENCH_DATA); skipped.');
  process.exit(0);
}
const log = createLog({ level: 'error' });
const database = await openPGlite({}, { statementTimeoutMs: 600_000, log });
await migrate(database.owner);
const env = readEnv({ LOG_LEVEL: 'error' }, join(import.meta.dirname, '..'));
const app = await createApp({ env, log, database, services: [] });
const workspace = { id: newId(), subdomain: 'bench-space', name: 'Bench' };
const ids = await fill(collection);

const fts5 = measure(collection, sqliteSearch(collection));
const fullText = await measureHark('FULL_TEXT');
const { embedder } = app.services;
if (embedder) await embedItems(app.services.systemCtx(workspace), embedder);
const hybrid = embedder && (await measureHark('HYBRID'));
const vector = embedder && (await measureHark('VECTOR'));
const ratio = hybrid && Number((hybrid.ndcg10 / fullText.ndcg10).toFixed(3));
if (!hybrid) console.log('The model pack is not installed: words alone were measured.');
report(
  'search-relevance',
  { fts5, fullText, hybrid, vector, hybridToFullText: ratio },
  fullText.ndcg10 >= fts5.ndcg10 && (ratio === undefined || ratio >= 1.05),
);
await app.close();
await database.close();

async function measureHark(method: SearchMethod): Promise<{ ndcg10: number; map: number }> {
  const places = new Map(ids.map((id, place) => [id, place]));
  const answers = new Map<string, number[]>();
  for (const value of collection?.queries ?? []) {
    const ctx = app.services.systemCtx(workspace);
    const request = { options: { query: { method, value } }, limit: depth, offset: 0 };
    const { items } = await globalSearch(ctx, request, { embedder: app.services.embedder });
    await ctx.reads.end();
    answers.set(
      value,
      items.map(({ id }) => places.get(id) ?? -1),
    );
  }
  return measure(collection, (value) => answers.get(value) ?? []);
}

function measure(
  { queries, judgements }: Collection = { documents: [], queries: [], judgements: [] },
  search: (query: string) => number[],
): { ndcg10: number; map: number } {
  let [ndcg, map] = [0, 0];
  for (const [place, query] of queries.entries()) {
    const ranked = search(query);
    const judged = judgements[place] ?? new Map<number, number>();
    ndcg += ndcgAt10(ranked, judged);
    map += averagePrecision(ranked, judged);
  }
  const mean = (sum: number): number => Number((sum / queries.length).toFixed(4));
  return { ndcg10: mean(ndcg), map: mean(map) };
}

function sqliteSearch({ documents }: Collection): (query: string) => number[] {
  const sqlite = new DatabaseSync(':memory:');
  sqlite.exec("create virtual table d using fts5(title, body, tokenize = 'porter unicode61')");
  const insert = sqlite.prepare('insert into d (rowid, title, body) values (?, ?, ?)');
  for (const [place, { title, body }] of documents.entries()) insert.run(place + 1, title, body);
  const select = sqlite.prepare(`select rowid from d where d match ? order by bm25(d) limit ${depth}`);
  return (query) => {
    const words = query.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    return select.all(words.map((word) => `"${word}"`).join(' OR ')).map((row) => Number(row['rowid']) - 1);
  };
}

async function fill({ documents }: Collection): Promise<string[]> {
  const made = documents.map(() => newId());
  await database.owner.query(`insert into workspaces values ($1, 'bench-space', 'Bench', 'US_B', now())`, [
    workspace.id,
  ]);
  await database.owner.query(
    `insert into search_items (workspace_id, id, type, seq, title, body, created_at, updated_at)
     select $1, id, 'NOTE', n, title, body, now(), now()
     from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as item (id, title, body, n)`,
    [workspace.id, made, documents.map(({ title }) => title), documents.map(({ body }) => body)],
  );
  await database.owner.query(
    'insert into search_states (workspace_id, seq, built_at) values ($1, $2, now())',
    [workspace.id, documents.length],
  );
  return made;
}
