// How good the first results are, on three collections with judged answers: against SQLite's full-text search in the
// same run, keywords alone against keywords with meaning, and what the floor of meaning costs and keeps away from
// nonsense.
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
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { readCollections, type NamedCollection } from './support/collections.ts';
import { averagePrecision, ndcgAt10, type Collection } from './support/cranfield.ts';
import { makeNonsense } from './support/nonsense.ts';
import { report } from './support/report.ts';

const depth = 100;
/** Without a floor, everything that is near at all would be found. */
const noFloor = -1;
const nonsenseQueries = 100;
const collections = readCollections();
if (collections[0]?.name !== 'cranfield') {
  console.log('The folder with the collections is not here (HARK_BENCH_DATA); skipped.');
  process.exit(0);
}
const nonsense = makeNonsense(
  nonsenseQueries,
  collections.flatMap(({ documents }) => documents.map(({ title, body }) => `${title} ${body}`)),
);
const log = createLog({ level: 'error' });
const database = await openPGlite({}, { statementTimeoutMs: 600_000, log });
await migrate(database.owner);
const env = readEnv({ LOG_LEVEL: 'error' }, join(import.meta.dirname, '..'));
const app = await createApp({ env, log, database, services: [] });
const { embedder } = app.services;

const words = await inTurn(collections, measureWords);
const floors = embedder ? await inTurn(collections, (one) => measureFloor(one, embedder)) : [];
if (!embedder) console.log('The model pack is not installed: words alone were measured.');
const hybrid = floors[0]?.withFloor;
const ratio = hybrid && words[0] && Number((hybrid / words[0].fullText.ndcg10).toFixed(3));
report(
  'search-relevance',
  { words, floors, hybridToFullText: ratio },
  words.every(({ fullText, fts5 }) => fullText.ndcg10 >= fts5.ndcg10) &&
    (ratio === undefined || ratio >= 1.05) &&
    floors.every(({ cost, foundForNonsense }) => cost <= 0.01 && foundForNonsense === 0),
);
await app.close();
await database.close();

async function measureWords(collection: NamedCollection) {
  const { run } = await fill(collection, `${collection.name}-words`);
  return {
    collection: collection.name,
    questions: collection.queries.length,
    fts5: measure(collection, everyQuery, sqliteSearch(collection)),
    fullText: measure(collection, everyQuery, await run('FULL_TEXT', collection.queries)),
  };
}

/** What the floor costs on the questions that it was not chosen on, and what nonsense finds. */
async function measureFloor(collection: NamedCollection, using: Embedder) {
  const { run, workspace } = await fill(collection, collection.name);
  await embedItems(app.services.systemCtx(workspace), using);
  const heldOut = collection.queries.filter((_, place) => isHeldOut(place));
  const free = measure(collection, isHeldOut, await run('HYBRID', heldOut, withoutFloor(using))).ndcg10;
  const all = measure(collection, everyQuery, await run('HYBRID', collection.queries)).ndcg10;
  const held = measure(collection, isHeldOut, await run('HYBRID', heldOut)).ndcg10;
  const found = await run('HYBRID', nonsense);
  return {
    collection: collection.name,
    heldOut: heldOut.length,
    withFloor: all,
    heldOutFree: free,
    heldOutWithFloor: held,
    cost: Number((1 - held / free).toFixed(4)),
    foundForNonsense: nonsense.filter((query) => found(query).length > 0).length,
  };
}

function withoutFloor(using: Embedder): Embedder {
  return {
    ...using,
    embedQuestion: async (text) => ({ ...(await using.embedQuestion(text)), leastNearness: noFloor }),
  };
}

/** The floor was chosen on the others. */
function isHeldOut(place: number): boolean {
  return place % 2 === 1;
}

function everyQuery(): boolean {
  return true;
}

async function inTurn<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) made.push(await run(item));
  return made;
}

function measure(
  { queries, judgements }: Collection,
  isCounted: (place: number) => boolean,
  search: (query: string) => number[],
): { ndcg10: number; map: number } {
  let [ndcg, map, count] = [0, 0, 0];
  for (const [place, query] of queries.entries()) {
    if (!isCounted(place)) continue;
    count += 1;
    const ranked = search(query);
    const judged = judgements[place] ?? new Map<number, number>();
    ndcg += ndcgAt10(ranked, judged);
    map += averagePrecision(ranked, judged);
  }
  const mean = (sum: number): number => Number((sum / count).toFixed(4));
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

/** A workspace with the collection in it, and how to search there. */
async function fill({ documents }: Collection, name: string) {
  const workspace = { id: newId(), subdomain: `bench-${name}`, name: 'Bench' };
  const ids = documents.map(() => newId());
  await database.owner.query(`insert into workspaces values ($1, $2, 'Bench', 'US_B', now())`, [
    workspace.id,
    workspace.subdomain,
  ]);
  await database.owner.query(
    `insert into search_items (workspace_id, id, type, seq, title, body, created_at, updated_at)
     select $1, id, 'NOTE', n, title, body, now(), now()
     from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality as item (id, title, body, n)`,
    [workspace.id, ids, documents.map(({ title }) => title), documents.map(({ body }) => body)],
  );
  await database.owner.query(
    'insert into search_states (workspace_id, seq, built_at) values ($1, $2, now())',
    [workspace.id, documents.length],
  );
  const places = new Map(ids.map((id, place) => [id, place]));

  async function run(method: SearchMethod, queries: readonly string[], using = embedder) {
    const answers = new Map<string, number[]>();
    for (const value of queries) {
      const ctx = app.services.systemCtx(workspace);
      const request = { options: { query: { method, value } }, limit: depth, offset: 0 };
      const { items } = await globalSearch(ctx, request, { embedder: using });
      await ctx.reads.end();
      answers.set(
        value,
        items.map(({ id }) => places.get(id) ?? -1),
      );
    }
    return (query: string): number[] => answers.get(query) ?? [];
  }

  return { workspace, run };
}
