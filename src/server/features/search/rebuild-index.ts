import { sql } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { writeItems, type ItemSource } from '#server/platform/search/write-items.ts';
import { allSources } from './stale-items.ts';

const pageSize = 200;

export type Rebuilt = {
  readonly type: SearchResultType;
  readonly checked: number;
  readonly changed: number;
  readonly removed: number;
};
type Watching = { signal?: AbortSignal; onPage?: (done: number, of: number) => Promise<void> };

/** Goes through everything that can be found and everything that is indexed, and writes what differs. */
export async function rebuildIndex(ctx: Ctx, watching: Watching = {}): Promise<Rebuilt[]> {
  const results: Rebuilt[] = [];
  const sources = allSources();
  for (const [place, source] of sources.entries()) {
    await watching.onPage?.(place, sources.length);
    results.push(await rebuildSource(ctx, source, watching));
  }
  await inTransaction(ctx, (tx) =>
    sql`insert into search_states (workspace_id, built_at) values (${tx.workspace.id}, ${tx.now()})
      on conflict (workspace_id) do update set built_at = excluded.built_at`.execute(tx.db),
  );
  return results;
}

async function rebuildSource(ctx: Ctx, source: ItemSource, { signal }: Watching): Promise<Rebuilt> {
  const total = { checked: 0, changed: 0, removed: 0 };
  const last = await lastId(ctx, source);
  if (last === undefined) return { type: source.type, ...total };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    signal?.throwIfAborted();
    await ctx.database.giveWay();
    const page = await inTransaction(ctx, async (tx) => {
      // Both at once: what is gone from the one is still in the other.
      const { rows } = await sql<{ id: string }>`
        select id from (
          (select item.id from (${source.select(tx.workspace.id)}) item where item.id > ${after}
            and item.id <= ${last} order by item.id limit ${pageSize})
          union
          (select id from search_items where workspace_id = ${tx.workspace.id} and type = ${source.type}
            and not removed and id > ${after} and id <= ${last} order by id limit ${pageSize})
        ) known order by id limit ${pageSize}`.execute(tx.db);
      const ids = rows.map(({ id }) => id);
      const written = ids.length === 0 ? { changed: 0, removed: 0 } : await writeItems(tx, source, { ids });
      return { ids, ...written };
    });
    total.checked += page.ids.length;
    total.changed += page.changed;
    total.removed += page.removed;
    const end = page.ids.at(-1);
    if (end === undefined || page.ids.length < pageSize) return { type: source.type, ...total };
    after = end;
  }
}

/** What comes after it is told by its events: an import would be chased to its end, each row of it asked for twice. */
async function lastId(ctx: Ctx, source: ItemSource): Promise<string | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const { rows } = await sql<{ id: string }>`
      select id from (
        (select item.id from (${source.select(ctx.workspace.id)}) item order by item.id desc limit 1)
        union all
        (select id from search_items where workspace_id = ${ctx.workspace.id} and type = ${source.type}
          and not removed order by id desc limit 1)
      ) known order by id desc limit 1`.execute(db);
    return rows[0]?.id;
  });
}

/** What differs, without touching it. */
export async function checkIndex(ctx: Ctx): Promise<{ type: SearchResultType; wrong: number }[]> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const results: { type: SearchResultType; wrong: number }[] = [];
    for (const source of allSources()) {
      const { rows } = await sql<{ wrong: number }>`
        select count(*)::int as wrong from (${source.select(ctx.workspace.id)}) item
        full join (select * from search_items where workspace_id = ${ctx.workspace.id}
          and type = ${source.type} and not removed) known on known.id = item.id
        where (known.id, known.title, known.access_id, known.project_id, known.created_at, known.updated_at,
            known.published, known.archived, known.tag_ids, known.person_ids, known.location_ids, known.body)
          is distinct from (item.id, item.title, item.access_id, item.project_id, item.created_at, item.updated_at,
            item.published, item.archived, item.tag_ids, item.person_ids, item.location_ids,
            left(item.body, 2000000))`.execute(db);
      results.push({ type: source.type, wrong: rows[0]?.wrong ?? 0 });
    }
    return results;
  });
}
