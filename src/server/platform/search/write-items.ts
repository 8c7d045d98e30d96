import { sql, type RawBuilder } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Says what can be found of one kind of object. */
export type ItemSource = {
  readonly type: SearchResultType;
  /**
   * A select of every object of a workspace that can be found, with the columns `id, title, body, access_id, owner_id,
   * project_id, location_ids, contributor_ids, tag_ids, person_ids, created_by, created_at, updated_at, published,
   * archived, ai_generated`. Conditions on `id` and `project_id` are put around it.
   */
  readonly select: (workspaceId: string) => RawBuilder<unknown>;
};

/** Which of them: by their own ids, by their project, by what they hang on, or all in a range of ids. */
export type ItemScope =
  | { readonly ids: readonly string[] }
  | { readonly projectIds: readonly string[] }
  | { readonly ownerIds: readonly string[] }
  | { readonly all: true };

export type Written = { readonly changed: number; readonly removed: number };

/** Makes the index say what the source says, in one statement each for what is there and what is gone. */
export async function writeItems(tx: TxCtx, source: ItemSource, scope: ItemScope): Promise<Written> {
  return withNextSeqs(tx, async (base) => {
    const changed = await writeThere(tx, source, scope, base);
    // All of them are there: none can be gone.
    const isWhole = 'ids' in scope && changed.count === new Set(scope.ids).size;
    const removed = isWhole
      ? { count: 0, end: changed.end }
      : await writeGone(tx, source, scope, changed.end);
    return { end: removed.end, result: { changed: changed.count, removed: removed.count } };
  });
}

type Counted = { readonly count: number; readonly end: number };

async function writeThere(tx: TxCtx, source: ItemSource, scope: ItemScope, base: number): Promise<Counted> {
  const workspaceId = tx.workspace.id;
  const { rows } = await sql<Counted>`
    with changed as (
      insert into search_items as known (workspace_id, id, type, seq, removed, title, body, access_id, owner_id,
        project_id, location_ids, contributor_ids, tag_ids, person_ids, created_by, created_at, updated_at,
        published, archived, ai_generated)
      select ${workspaceId}::uuid, item.id, ${source.type}, ${base} + row_number() over (order by item.id), false,
        item.title, left(item.body, 2000000), item.access_id, item.owner_id, item.project_id, item.location_ids,
        item.contributor_ids, item.tag_ids, item.person_ids, item.created_by, item.created_at, item.updated_at,
        item.published, item.archived, item.ai_generated
      from ${itemsOf(source.select(workspaceId), scope)}
      on conflict (workspace_id, id) do update set type = excluded.type, seq = excluded.seq, removed = false,
        title = excluded.title, body = excluded.body, access_id = excluded.access_id, owner_id = excluded.owner_id,
        project_id = excluded.project_id, location_ids = excluded.location_ids,
        contributor_ids = excluded.contributor_ids, tag_ids = excluded.tag_ids, person_ids = excluded.person_ids,
        created_by = excluded.created_by, created_at = excluded.created_at, updated_at = excluded.updated_at,
        published = excluded.published, archived = excluded.archived, ai_generated = excluded.ai_generated
      where ${isDifferent}
      returning seq
    )
    select count(*)::int as count, coalesce(max(seq), ${base})::float8 as end from changed`.execute(tx.db);
  return rows[0] ?? { count: 0, end: base };
}

/**
 * The source is asked for these very ids: left to compare the two as wholes, a database that knows little of its
 * tables yet goes through all of the source for each.
 */
async function writeGone(tx: TxCtx, source: ItemSource, scope: ItemScope, base: number): Promise<Counted> {
  const workspaceId = tx.workspace.id;
  const { rows } = await sql<Counted>`
    with listed as materialized (
      select i.id from search_items i where i.workspace_id = ${workspaceId} and i.type = ${source.type}
        and not i.removed and ${inScope('i', scope)}
    ), there as materialized (
      select item.id from (${source.select(workspaceId)}) item where item.id = any(array(select id from listed))
    ), removed as (
      update search_items known set removed = true, seq = ${base} + gone.place, title = '', body = '',
        location_ids = '{}', contributor_ids = '{}', tag_ids = '{}', person_ids = '{}'
      from (
        select id, row_number() over (order by id) as place
        from (select id from listed except select id from there) missing
      ) gone
      where known.workspace_id = ${workspaceId} and known.id = gone.id
      returning known.seq
    )
    select count(*)::int as count, coalesce(max(seq), ${base})::float8 as end from removed`.execute(tx.db);
  return rows[0] ?? { count: 0, end: base };
}

/** In the transaction that hides or erases them: a moment later would be long enough to be found. */
export async function forgetItems(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await withNextSeqs(tx, async (base) => {
    const { rows } = await sql`
      update search_items known set removed = true, seq = ${base} + gone.place, title = '', body = '',
        location_ids = '{}', contributor_ids = '{}', tag_ids = '{}', person_ids = '{}'
      from (
        select id, row_number() over (order by id) as place from search_items
        where ${isInWorkspace(tx.workspace.id, 'id', ids)} and not removed
      ) gone
      where known.workspace_id = ${tx.workspace.id} and known.id = gone.id
      returning known.id`.execute(tx.db);
    return { end: base + rows.length, result: undefined };
  });
}

/** A writer of items waits here for the one before: seqs must become visible in their order. */
export async function withNextSeqs<R>(
  tx: TxCtx,
  write: (base: number) => Promise<{ end: number; result: R }>,
): Promise<R> {
  await sql`insert into search_states (workspace_id) values (${tx.workspace.id}) on conflict do nothing`.execute(
    tx.db,
  );
  const { rows } = await sql<{ seq: number }>`
    select seq::float8 as seq from search_states where workspace_id = ${tx.workspace.id} for update`.execute(
    tx.db,
  );
  const base = rows[0]?.seq ?? 0;
  const { end, result } = await write(base);
  if (end > base)
    await sql`update search_states set seq = ${end} where workspace_id = ${tx.workspace.id}`.execute(tx.db);
  return result;
}

/**
 * Those that are named are looked up one by one, which `offset 0` sees to: for the thousands that an import names, the
 * database would go through all of a table of up to a few hundred thousand, again for each event.
 */
function itemsOf(all: RawBuilder<unknown>, scope: ItemScope): RawBuilder<unknown> {
  if (!('ids' in scope)) return sql`(${all}) item where ${inScope('item', scope)}`;
  return sql`unnest(${[...new Set(scope.ids)]}::uuid[]) as asked (id)
    cross join lateral (select * from (${all}) one where one.id = asked.id offset 0) item`;
}

function inScope(table: string, scope: ItemScope): RawBuilder<boolean> {
  if ('ids' in scope) return isAmong(`${table}.id`, scope.ids);
  if ('projectIds' in scope) return isAmong(`${table}.project_id`, scope.projectIds);
  if ('ownerIds' in scope) return isAmong(`${table}.owner_id`, scope.ownerIds);
  return sql<boolean>`true`;
}

/** What is as it was keeps its seq: nobody has to read it again. */
const isDifferent = sql<boolean>`known.removed or (known.type, known.title, known.access_id, known.owner_id,
  known.project_id, known.location_ids, known.contributor_ids, known.tag_ids, known.person_ids, known.created_by,
  known.created_at, known.updated_at, known.published, known.archived, known.ai_generated, known.body)
  is distinct from (excluded.type, excluded.title, excluded.access_id, excluded.owner_id, excluded.project_id,
  excluded.location_ids, excluded.contributor_ids, excluded.tag_ids, excluded.person_ids, excluded.created_by,
  excluded.created_at, excluded.updated_at, excluded.published, excluded.archived, excluded.ai_generated,
  excluded.body)`;
