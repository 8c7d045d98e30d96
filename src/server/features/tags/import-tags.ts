import { sql } from 'kysely';
import { accept } from '#domain/parsed/parsed.ts';
import { defaultRank, rankGap } from '#domain/rank/rank.ts';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import { parseTagCsv, type TagRow } from '#domain/tags/tag-csv.ts';
import { foldTitle } from '#domain/tags/tag-key.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { groupsOn, insertGroup } from './arrange-groups.ts';
import { requireRoom } from './create-tag.ts';
import { allowOnBoard, getBoard } from './policy.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import { titleColumns } from './tag-draft.ts';
import './tables.ts';

export type TagImport = { readonly created: readonly Tag[]; readonly skippedCount: number };

/** All rows or none. Groups are found by their title or made; tags that the board has by this title are left. */
export async function importTags(ctx: Ctx, boardId: string, csv: string): Promise<TagImport> {
  const { viewer } = requireMember(ctx);
  const { rows, emptyCount } = accept(parseTagCsv(csv));
  return inTransaction(ctx, async (tx) => {
    allowOnBoard(tx, 'tag.create', await getBoard(tx, boardId));
    const fresh = await leaveOutKnown(tx, boardId, rows);
    await requireRoom(tx, boardId, fresh.length);
    const groups = await findOrMakeGroups(tx, { boardId, rows: fresh, createdBy: viewer.id });
    const ids = await insertRows(tx, { boardId, rows: fresh, groups, createdBy: viewer.id });
    if (ids.length > 0) {
      await tx.record({
        type: 'tag.imported',
        payload: { tagIds: ids, tagBoardId: boardId },
        objectId: null,
      });
    }
    return {
      created: await readBackTags(tx, ids),
      skippedCount: emptyCount + rows.length - fresh.length,
    };
  });
}

async function leaveOutKnown(tx: TxCtx, boardId: string, rows: readonly TagRow[]): Promise<TagRow[]> {
  const known = await tx.db
    .selectFrom('tags')
    .select(['folded', 'rank'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where('trashed_at', 'is', null)
    .execute();
  const titles = new Set(known.map(({ folded }) => folded));
  return rows.filter(({ title }) => {
    const folded = foldTitle(title);
    if (titles.has(folded)) return false;
    titles.add(folded);
    return true;
  });
}

type Import = { boardId: string; rows: readonly TagRow[]; createdBy: string };
type Groups = ReadonlyMap<string, { id: string; color: string }>;

async function findOrMakeGroups(tx: TxCtx, { boardId, rows, createdBy }: Import): Promise<Groups> {
  const known = await groupsOn(tx, boardId);
  const groups = new Map(known.map((group) => [foldTitle(group.title), group]));
  for (const { group: title } of rows) {
    if (title === '' || groups.has(foldTitle(title))) continue;
    groups.set(foldTitle(title), await insertGroup(tx, { boardId, title, color: undefined, createdBy }));
  }
  return groups;
}

/** As one list: a value for each column of thousands of rows would be more than a statement may have. */
async function insertRows(
  tx: TxCtx,
  { boardId, rows, groups, createdBy }: Import & { groups: Groups },
): Promise<string[]> {
  const used: string[] = [];
  const tags = rows.map(({ title, group, color, description, role, sentiment }) => {
    const place = groups.get(foldTitle(group));
    const shown = color ?? place?.color ?? nextTagColor(used).hex;
    used.push(shown);
    const id = tx.newId();
    return {
      id,
      group_id: place?.id ?? null,
      ...titleColumns(title),
      color: shown,
      description,
      role,
      sentiment,
    };
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
  return tags.map(({ id }) => id);
}
