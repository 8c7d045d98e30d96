import { sql } from 'kysely';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TagSentiment } from '#domain/tags/sentiments.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { titleColumns } from './tag-draft.ts';
import './tables.ts';

export type WholeBoard = {
  readonly id: string;
  /** Null: of the whole workspace. */
  readonly projectId: string | null;
  readonly title: string;
  readonly rank: number;
  readonly isDefault: boolean;
};
export type WholeGroup = {
  readonly id: string;
  readonly boardId: string;
  readonly title: string;
  readonly color: string;
  readonly rank: number;
};
export type WholeTag = {
  readonly id: string;
  readonly boardId: string;
  readonly groupId: string | null;
  readonly title: string;
  readonly color: string;
  readonly rank: number;
  readonly description: string;
  readonly role: string | null;
  readonly sentiment: TagSentiment | null;
  readonly locked: boolean;
};
export type WholeTags = {
  readonly boards: readonly WholeBoard[];
  readonly groups: readonly WholeGroup[];
  readonly tags: readonly WholeTag[];
};

/** Many at once with their ranks, in one statement a table. For commands that have checked everything but the room. */
export async function insertWholeTags(tx: TxCtx, all: WholeTags, createdBy: string): Promise<void> {
  const { boards, groups, tags } = all;
  await lockWorkspace(tx);
  const now = tx.now().toISOString();
  const by = sql`${createdBy}::uuid, ${now}::timestamptz, ${now}::timestamptz`;
  await sql`
    insert into tag_boards (workspace_id, id, project_id, title, rank, is_default, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, "projectId", title, rank, "isDefault", ${by}
    from jsonb_to_recordset(${JSON.stringify(boards)}::jsonb)
      as board (id uuid, "projectId" uuid, title text, rank float8, "isDefault" boolean)`.execute(tx.db);
  await sql`
    insert into tag_groups (workspace_id, id, board_id, title, color, rank, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, "boardId", title, color, rank, ${by}
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      as one (id uuid, "boardId" uuid, title text, color text, rank float8)`.execute(tx.db);
  const rows = tags.map((tag) => ({ ...tag, ...titleColumns(tag.title) }));
  await sql`
    insert into tags (workspace_id, id, board_id, group_id, title, folded, key, color, rank, description, role, sentiment,
      locked_at, locked_by, created_by, created_at, updated_at)
    select ${tx.workspace.id}::uuid, id, "boardId", "groupId", title, folded, key, color, rank, description, role,
      sentiment, case when locked then ${now}::timestamptz end, case when locked then ${createdBy}::uuid end, ${by}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as tag (id uuid, "boardId" uuid, "groupId" uuid, title text,
      folded text, key text, color text, rank float8, description text, role text, sentiment text, locked boolean)`.execute(
    tx.db,
  );
  await requireRoom(tx, all);
  await tx.record(
    ...boards.map(({ id }) => ({
      type: 'tagBoard.created' as const,
      payload: { tagBoardId: id },
      objectId: id,
      version: 1,
    })),
    ...tags.map(({ id }) => ({
      type: 'tag.created' as const,
      payload: { tagId: id },
      objectId: id,
      version: 1,
    })),
  );
}

/** After the fact, which the transaction takes back. */
async function requireRoom(tx: TxCtx, { boards, groups, tags }: WholeTags): Promise<void> {
  const boardIds = new Set([...groups, ...tags].map(({ boardId }) => boardId));
  const { rows } = await sql<{ tags: number; groups: number }>`
    select (select count(*)::int from tags t where t.workspace_id = b.workspace_id and t.board_id = b.id
        and t.trashed_at is null) as tags,
      (select count(*)::int from tag_groups g where g.workspace_id = b.workspace_id and g.board_id = b.id
        and g.deleted_at is null) as groups
    from tag_boards b where b.workspace_id = ${tx.workspace.id} and ${isAmong('b.id', boardIds)}`.execute(
    tx.db,
  );
  for (const row of rows) {
    accept(checkCount(countLimits.tagsPerBoard, row.tags, 0));
    accept(checkCount(countLimits.tagGroupsPerBoard, row.groups, 0));
  }
  for (const place of new Set(boards.map(({ projectId }) => projectId))) {
    const { count } = await tx.db
      .selectFrom('tag_boards')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('workspace_id', '=', tx.workspace.id)
      .where('project_id', place === null ? 'is' : '=', place)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    accept(checkCount(countLimits.tagBoards, Number(count), 0));
  }
}
