import { sql } from 'kysely';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import type { TagRow } from '#domain/tags/tag-csv.ts';
import { defaultRank, rankGap } from '#domain/rank/rank.ts';
import { foldTitle } from '#domain/tags/tag-key.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { groupsOn, insertGroup } from './arrange-groups.ts';
import { requireRoom } from './create-tag.ts';
import { titleColumns } from './tag-draft.ts';
import { updateTagRows, type KnownTag, type TagBefore } from './update-tag-rows.ts';
import './tables.ts';

export type TagRows = {
  readonly boardId: string;
  readonly rows: readonly TagRow[];
  /** Whether tags that the board has by a title take on what its row says. */
  readonly updates: boolean;
  readonly createdBy: string;
};

/** What became of each row, in their order. */
export type WrittenTag =
  | { readonly status: 'created'; readonly id: string }
  | { readonly status: 'updated'; readonly id: string; readonly before: TagBefore }
  | { readonly status: 'known' | 'repeated' | 'locked' };

type Group = { readonly id: string; readonly color: string };
type Groups = ReadonlyMap<string, Group>;
type Fresh = { readonly id: string; readonly row: TagRow };

/** For commands that have checked that somebody may, and hold the board's lock. Groups are found by their title or made. */
export async function writeTagRows(
  tx: TxCtx,
  { boardId, rows, updates, createdBy }: TagRows,
): Promise<{ tags: WrittenTag[]; groupIds: string[] }> {
  const there = await tagsOn(tx, boardId);
  const seen = new Set<string>();
  const fresh: Fresh[] = [];
  const known: { tag: KnownTag; row: TagRow }[] = [];
  const tags = rows.map((row): WrittenTag => {
    const folded = foldTitle(row.title);
    const tag = there.get(folded);
    if (seen.has(folded)) return { status: 'repeated' };
    seen.add(folded);
    if (!tag) {
      const id = tx.newId();
      fresh.push({ id, row });
      return { status: 'created', id };
    }
    if (!updates) return { status: 'known' };
    if (tag.isLocked) return { status: 'locked' };
    known.push({ tag, row });
    return { status: 'updated', id: tag.id, before: tag.before };
  });
  await requireRoom(tx, boardId, fresh.length);
  const { groups, madeIds } = await findOrMakeGroups(tx, {
    boardId,
    createdBy,
    titles: rows.flatMap(({ group }, at) => (isWritten(tags[at]) ? [group] : [])),
  });
  await insertRows(tx, { boardId, fresh, groups, createdBy });
  await updateTagRows(
    tx,
    known.map(({ tag: { id, before }, row }) => ({
      id,
      groupId: groups.get(foldTitle(row.group))?.id ?? before.groupId,
      color: row.color ?? before.color,
      description: row.description || before.description,
      role: row.role ?? before.role,
      sentiment: row.sentiment ?? before.sentiment,
    })),
  );
  const tagIds = fresh.map(({ id }) => id);
  if (tagIds.length > 0)
    await tx.record({ type: 'tag.imported', payload: { tagIds, tagBoardId: boardId }, objectId: null });
  return { tags, groupIds: madeIds };
}

function isWritten(tag: WrittenTag | undefined): boolean {
  return tag?.status === 'created' || tag?.status === 'updated';
}

async function tagsOn(tx: TxCtx, boardId: string): Promise<Map<string, KnownTag>> {
  const rows = await tx.db
    .selectFrom('tags')
    .select(['id', 'folded', 'locked_at', 'group_id', 'color', 'description', 'role', 'sentiment'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where('trashed_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(
      ({ id, folded, locked_at: lockedAt, group_id: groupId, color, description, role, sentiment }) => [
        folded,
        { id, isLocked: lockedAt !== null, before: { groupId, color, description, role, sentiment } },
      ],
    ),
  );
}

async function findOrMakeGroups(
  tx: TxCtx,
  { boardId, titles, createdBy }: { boardId: string; titles: readonly string[]; createdBy: string },
): Promise<{ groups: Groups; madeIds: string[] }> {
  const known = await groupsOn(tx, boardId);
  const groups = new Map<string, Group>(known.map((group) => [foldTitle(group.title), group]));
  const madeIds: string[] = [];
  for (const title of titles) {
    if (title === '' || groups.has(foldTitle(title))) continue;
    const group = await insertGroup(tx, { boardId, title, color: undefined, createdBy });
    groups.set(foldTitle(title), group);
    madeIds.push(group.id);
  }
  return { groups, madeIds };
}

type Insertion = { boardId: string; fresh: readonly Fresh[]; groups: Groups; createdBy: string };

/** As one list: a value for each column of thousands of rows would be more than a statement may have. */
async function insertRows(tx: TxCtx, { boardId, fresh, groups, createdBy }: Insertion): Promise<void> {
  if (fresh.length === 0) return;
  const used: string[] = [];
  const tags = fresh.map(({ id, row: { title, group, color, description, role, sentiment } }) => {
    const place = groups.get(foldTitle(group));
    const shown = color ?? place?.color ?? nextTagColor(used).hex;
    used.push(shown);
    const said = { ...titleColumns(title), color: shown, description, role, sentiment };
    return { id, group_id: place?.id ?? null, ...said };
  });
  await sql`
    insert into tags (workspace_id, id, board_id, group_id, title, folded, key, color, description, role, sentiment,
      rank, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, (row->>'id')::uuid, ${boardId}::uuid, (row->>'group_id')::uuid, row->>'title',
      row->>'folded', row->>'key', row->>'color', row->>'description', row->>'role', row->>'sentiment',
      last.rank + at * ${rankGap}::double precision, ${createdBy}::uuid, ${tx.now()}::timestamptz, ${tx.now()}::timestamptz
    from jsonb_array_elements(${JSON.stringify(tags)}::jsonb) with ordinality as tag (row, at), (
      select coalesce(max(rank), ${defaultRank}) as rank from tags
      where workspace_id = ${tx.workspace.id} and board_id = ${boardId}) as last`.execute(tx.db);
}
