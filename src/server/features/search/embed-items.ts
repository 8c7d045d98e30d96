import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PersonalKind } from '#domain/personal-data/kinds.ts';
import { hidePatterns } from '#engines/personal-data/index.ts';
import { readHiddenKinds } from '#server/platform/ai/modes/personal-kinds.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { readAhead } from '#server/platform/jobs/read-ahead.ts';
import type { IndexedItem } from '#engines/search/item.ts';
import { readItems } from '#server/platform/search/read-items.ts';
import { quantise } from '#engines/vectors/quantise.ts';
import { splitPassages } from '#engines/search/split-passages.ts';

const pageSize = 100;
/** Of long texts fewer: a page that takes minutes would be read again from its start after a restart. */
const charactersOfAPage = 60_000;

type Read = { id: string; hash: string; starts: number[]; vectors: Buffer };
type Page = { from: number; to: number; items: number; read: readonly Read[]; gone: readonly string[] };

type Turn = {
  signal?: AbortSignal;
  /** After so many items it ends, wherever it is. */
  most?: number;
};

/** Reads the meaning of what is new, in the order in which it came. Answers how many items were looked at. */
export async function embedItems(
  ctx: Ctx,
  embedder: Embedder,
  { signal, most = Infinity }: Turn = {},
): Promise<number> {
  let done = 0;
  while (done < most) {
    const from = await startingPoint(ctx, embedder.model);
    if (from === undefined) return done;
    for await (const page of readAhead(readPages(ctx, embedder, { from, ...(signal && { signal }) }))) {
      signal?.throwIfAborted();
      const isStored = await inTransaction(ctx, (tx) => store(tx, embedder.model, page));
      done += page.items;
      if (!isStored || done >= most) break;
    }
  }
  return done;
}

type Start = { from: number; signal?: AbortSignal };

async function* readPages(ctx: Ctx, embedder: Embedder, { from, signal }: Start): AsyncGenerator<Page> {
  for (;;) {
    signal?.throwIfAborted();
    await ctx.database.giveWay();
    const { items, hashes, hidden } = await ctx.database.transaction(
      { workspaceId: ctx.workspace.id },
      'read only',
      (db) => readPage(db, ctx.workspace.id, { from, model: embedder.model }),
    );
    const last = items.at(-1);
    if (!last) return;
    const changed = items.filter((item) => !item.removed && hashes.get(item.id) !== hashOf(item));
    const read = await embedAll(embedder, changed, hidden);
    const gone = items.filter(({ removed }) => removed).map(({ id }) => id);
    yield { from, to: last.seq, items: items.length, read, gone };
    from = last.seq;
  }
}

async function readPage(db: Db, workspaceId: string, { from, model }: { from: number; model: string }) {
  const items = firstOf(await readItems(db, workspaceId, { from, to: Number.MAX_SAFE_INTEGER }, pageSize));
  const { rows } = await sql<{ id: string; hash: string }>`
    select item_id as id, text_hash as hash from search_vectors where workspace_id = ${workspaceId}
      and model = ${model} and ${isAmong(
        'item_id',
        items.map(({ id }) => id),
      )}`.execute(db);
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]));
  return { items, hashes, hidden: await readHiddenKinds(db, workspaceId) };
}

function firstOf(items: readonly IndexedItem[]): IndexedItem[] {
  let characters = 0;
  return items.filter(({ body }, at) => {
    characters += body.length;
    return at === 0 || characters <= charactersOfAPage;
  });
}

/** Another model starts from the first item. Undefined when nothing is new. */
async function startingPoint(ctx: Ctx, model: string): Promise<number | undefined> {
  return inTransaction(ctx, async (tx) => {
    await sql`update search_states set embedded_model = ${model}, embedded_to = 0
      where workspace_id = ${tx.workspace.id} and embedded_model <> ${model}`.execute(tx.db);
    const { rows } = await sql<{ from: number }>`
      select embedded_to::float8 as from from search_states
      where workspace_id = ${tx.workspace.id} and embedded_to < seq`.execute(tx.db);
    return rows[0]?.from;
  });
}

/** Numbers and addresses of people are hidden first: they mean nothing, and the model may be a service. */
async function embedAll(
  embedder: Embedder,
  items: readonly IndexedItem[],
  hidden: ReadonlySet<PersonalKind>,
): Promise<Read[]> {
  const passages = items.map(({ title, body }) => splitPassages(title, body));
  const vectors = await embedder.embed(passages.flat().map(({ text }) => hidePatterns(text, hidden)));
  let at = 0;
  return items.map((item, place) => {
    const own = passages[place] ?? [];
    const bytes = vectors.slice(at, (at += own.length)).map(quantise);
    return {
      id: item.id,
      hash: hashOf(item),
      starts: own.map(({ start }) => start),
      vectors: Buffer.concat(bytes),
    };
  });
}

/** False, and nothing, when somebody else was faster. */
async function store(tx: TxCtx, model: string, { from, to, read, gone }: Page): Promise<boolean> {
  const { rows } = await sql<{ seq: number }>`
    update search_states set embedded_to = ${to}, vector_seq = vector_seq + ${read.length}
    where workspace_id = ${tx.workspace.id} and embedded_to = ${from} and embedded_model = ${model}
    returning vector_seq::float8 as seq`.execute(tx.db);
  const [state] = rows;
  if (!state) return false;
  const kept = read.map(({ id, hash, starts, vectors }, place) => ({
    workspace_id: tx.workspace.id,
    item_id: id,
    seq: state.seq - place,
    model,
    text_hash: hash,
    starts,
    vectors,
  }));
  if (kept.length > 0)
    await tx.db
      .insertInto('search_vectors')
      .values(kept)
      .onConflict((known) =>
        known.columns(['workspace_id', 'item_id']).doUpdateSet((row) => ({
          seq: row.ref('excluded.seq'),
          model: row.ref('excluded.model'),
          text_hash: row.ref('excluded.text_hash'),
          starts: row.ref('excluded.starts'),
          vectors: row.ref('excluded.vectors'),
        })),
      )
      .execute();
  await sql`delete from search_vectors
    where ${isInWorkspace(tx.workspace.id, 'item_id', gone)}`.execute(tx.db);
  return true;
}

function hashOf({ title, body }: IndexedItem): string {
  return createHash('sha256').update(title).update('\0').update(body).digest('base64url');
}
