import { sql, type RawBuilder } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** A tag on a highlight. The database itself repeats in it where the highlight is and who may see it. */
export type Tagging = { readonly highlightId: string; readonly tagId: string };
type Step = { highlightIds: readonly string[]; tagIds: readonly string[] };

/** Behind the tags that each highlight has, in this order. With a change, under its record, for the undo. */
export async function addTaggings(
  tx: TxCtx,
  { highlightIds, tagIds, addedBy, changeId }: Step & { addedBy: string; changeId?: string },
): Promise<Tagging[]> {
  const added = sql`
    insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
    select ${tx.workspace.id}::uuid, h.id, tag.id, last.place + tag.at, ${addedBy}::uuid, ${tx.now()}::timestamptz
    from unnest(${[...highlightIds]}::uuid[]) as h (id)
    cross join unnest(${[...tagIds]}::uuid[]) with ordinality as tag (id, at)
    cross join lateral (
      select coalesce(max(t.place), -1) as place from highlight_tags t
      where t.workspace_id = ${tx.workspace.id} and t.highlight_id = h.id) as last
    order by h.id
    on conflict do nothing
    returning *`;
  return keepTaggings(tx, added, { changeId, isAdded: true });
}

export async function removeTaggings(
  tx: TxCtx,
  { highlightIds, tagIds, changeId }: Step & { changeId: string },
): Promise<Tagging[]> {
  const removed = sql`
    delete from highlight_tags
    where ${isInWorkspace(tx.workspace.id, 'highlight_id', highlightIds)}
      and ${isAmong('tag_id', tagIds)}
    returning *`;
  return keepTaggings(tx, removed, { changeId, isAdded: false });
}

/** Each highlight its own tags, behind those that it has. Answers those that were not there. */
export async function addTaggingPairs(
  tx: TxCtx,
  { pairs, addedBy }: { pairs: readonly Tagging[]; addedBy: string },
): Promise<Tagging[]> {
  const { rows } = await sql<Tagging>`
    insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
    select ${tx.workspace.id}::uuid, pair.highlight_id, pair.tag_id, last.place + pair.at, ${addedBy}::uuid,
      ${tx.now()}::timestamptz
    from unnest(${pairs.map(({ highlightId }) => highlightId)}::uuid[], ${pairs.map(({ tagId }) => tagId)}::uuid[])
      with ordinality as pair (highlight_id, tag_id, at)
    cross join lateral (
      select coalesce(max(t.place), -1) as place from highlight_tags t
      where t.workspace_id = ${tx.workspace.id} and t.highlight_id = pair.highlight_id) as last
    order by pair.highlight_id, pair.at
    on conflict do nothing
    returning highlight_id as "highlightId", tag_id as "tagId"`.execute(tx.db);
  return rows;
}

/** Those of these that this one put on; what somebody else put on stays. */
export async function removeTaggingPairs(
  tx: TxCtx,
  { pairs, addedBy }: { pairs: readonly Tagging[]; addedBy: string },
): Promise<Tagging[]> {
  const { rows } = await sql<Tagging>`
    delete from highlight_tags u
    using unnest(${pairs.map(({ highlightId }) => highlightId)}::uuid[], ${pairs.map(({ tagId }) => tagId)}::uuid[])
      as pair (highlight_id, tag_id)
    where u.workspace_id = ${tx.workspace.id} and u.highlight_id = pair.highlight_id and u.tag_id = pair.tag_id
      and u.added_by = ${addedBy}::uuid
    returning u.highlight_id as "highlightId", u.tag_id as "tagId"`.execute(tx.db);
  return rows;
}

/** Those of the first highlight are those of the second too, and so on in pairs. */
export async function copyTaggings(
  tx: TxCtx,
  { fromIds, toIds }: { fromIds: readonly string[]; toIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
    select u.workspace_id, copy.id, u.tag_id, u.place, u.added_by, ${tx.now()}::timestamptz
    from unnest(${[...fromIds]}::uuid[], ${[...toIds]}::uuid[]) as copy (original, id)
    join highlight_tags u on u.workspace_id = ${tx.workspace.id} and u.highlight_id = copy.original`.execute(
    tx.db,
  );
}

/** On one object: the first tag becomes the second, and so on in pairs; the others that `left` names go. */
export async function replaceTaggings(
  tx: TxCtx,
  {
    objectId,
    pairs,
    left,
  }: { objectId: string; pairs: readonly (readonly [string, string])[]; left: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    insert into highlight_tags (workspace_id, highlight_id, tag_id, place, added_by, added_at)
    select u.workspace_id, u.highlight_id, own.id, u.place, u.added_by, u.added_at
    from unnest(${pairs.map(([from]) => from)}::uuid[], ${pairs.map(([, to]) => to)}::uuid[]) as own (foreign_id, id)
    join highlight_tags u on u.workspace_id = ${tx.workspace.id} and u.tag_id = own.foreign_id
      and u.object_id = ${objectId}
    order by u.highlight_id
    on conflict do nothing`.execute(tx.db);
  await sql`
    delete from highlight_tags gone where workspace_id = ${tx.workspace.id}
      and (highlight_id, tag_id) in (${left})`.execute(tx.db);
}

/** In the order of the tags. */
export async function orderTaggings(
  tx: TxCtx,
  { highlightId, tagIds }: { highlightId: string; tagIds: readonly string[] },
): Promise<void> {
  await sql`
    update highlight_tags set place = wanted.at - 1
    from unnest(${[...tagIds]}::uuid[]) with ordinality as wanted (id, at)
    where workspace_id = ${tx.workspace.id} and highlight_id = ${highlightId} and tag_id = wanted.id`.execute(
    tx.db,
  );
}

async function keepTaggings(
  tx: TxCtx,
  changed: RawBuilder<unknown>,
  { changeId, isAdded }: { changeId: string | undefined; isAdded: boolean },
): Promise<Tagging[]> {
  const kept = sql`, kept as (
      insert into tagging_change_items (workspace_id, change_id, highlight_id, tag_id, added, place, added_by, added_at)
      select workspace_id, ${changeId}::uuid, highlight_id, tag_id, ${isAdded}::boolean, place, added_by, added_at
      from changed)`;
  const { rows } = await sql<Tagging>`
    with changed as (${changed}) ${changeId === undefined ? sql`` : kept}
    select highlight_id as "highlightId", tag_id as "tagId" from changed`.execute(tx.db);
  return rows;
}
