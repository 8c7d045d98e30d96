import { sql } from 'kysely';
import { parseHexColor } from '#domain/color/hex-color.ts';
import type { ExportedTag, ExportedTagBoard, ExportedTagGroup } from '#domain/exports/tag-codecs.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { tagKey } from '#domain/tags/tag-key.ts';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import {
  insertWholeTags,
  type WholeBoard,
  type WholeGroup,
  type WholeTag,
} from '#server/features/tags/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allRows } from './community-set.ts';
import { cut, type CommunityWriting } from './community-writing.ts';
import '#server/features/tags/tables.ts';

/** Boards, groups and tags with their ranks. A board of the workspace that is there already is used and completed. */
export async function writeTags(tx: TxCtx, writing: CommunityWriting): Promise<void> {
  const boards = await allRows(writing.set, 'tagBoards');
  const known = await readShared(tx);
  for (const board of boards) if (isShared(board)) matchBoard(writing, board, known);
  const plan = await planTags(writing, boards, known);
  await insertWholeTags(tx, plan, writing.createdBy);
  for (const { id, projectId } of plan.boards) if (projectId === null) writing.made.boardIds.push(id);
  const ownBoards = new Set(plan.boards.flatMap(({ id, projectId }) => (projectId === null ? [] : [id])));
  for (const { id, boardId } of plan.tags) if (!ownBoards.has(boardId)) writing.made.tagIds.push(id);
}

type Shared = {
  readonly boards: ReadonlyMap<string, string>;
  readonly groups: ReadonlyMap<string, string>;
  readonly tags: ReadonlyMap<string, string>;
};

const fold = (title: string): string => title.trim().toLowerCase();
const isShared = ({ projectId }: ExportedTagBoard): boolean => projectId === null;

/** The boards of the workspace by their titles, what is on them by the board and its title. */
async function readShared(tx: TxCtx): Promise<Shared> {
  const { rows } = await sql<{ kind: 'board' | 'group' | 'tag'; id: string; boardId: string; name: string }>`
    with shared as (select id, title from tag_boards
      where workspace_id = ${tx.workspace.id} and project_id is null and deleted_at is null)
    select 'board' as kind, id, id as "boardId", title as name from shared
    union all
    select 'group', g.id, g.board_id, g.title from tag_groups g join shared on shared.id = g.board_id
    where g.workspace_id = ${tx.workspace.id} and g.deleted_at is null
    union all
    select 'tag', t.id, t.board_id, t.key from tags t join shared on shared.id = t.board_id
    where t.workspace_id = ${tx.workspace.id} and t.trashed_at is null and t.merged_into is null`.execute(
    tx.db,
  );
  const of = (kind: string, keyOf: (row: (typeof rows)[number]) => string) =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [keyOf(row), row.id]));
  return {
    boards: of('board', ({ name }) => fold(name)),
    groups: of('group', ({ boardId, name }) => `${boardId} ${fold(name)}`),
    tags: of('tag', ({ boardId, name }) => `${boardId} ${name}`),
  };
}

function matchBoard({ match }: CommunityWriting, board: ExportedTagBoard, { boards }: Shared): void {
  const id = boards.get(fold(board.title));
  if (id !== undefined) match(board.id, id);
}

type Plan = { boards: WholeBoard[]; groups: WholeGroup[]; tags: WholeTag[] };

async function planTags(
  writing: CommunityWriting,
  boards: readonly ExportedTagBoard[],
  known: Shared,
): Promise<Plan> {
  const { set, idOf, match, rights, projectId } = writing;
  const taken = new Set(known.boards.values());
  const plan: Plan = { boards: [], groups: [], tags: [] };
  for (const board of boards) {
    if (taken.has(idOf(board.id))) continue;
    const isOwn = !isShared(board) || !rights.tags;
    plan.boards.push({
      id: idOf(board.id),
      projectId: isOwn ? projectId : null,
      title: cut(board.title, textLimits.tagBoardTitle.max),
      rank: board.rank,
      isDefault: !isShared(board) && board.isDefault === true && !plan.boards.some((one) => one.isDefault),
    });
  }
  const usable = new Set([...plan.boards.map(({ id }) => id), ...taken]);
  for await (const part of set.parts('tagGroups'))
    for (const group of part) {
      const boardId = idOf(group.tagBoardId);
      const there = known.groups.get(`${boardId} ${fold(group.title)}`);
      if (there !== undefined) match(group.id, there);
      else if (usable.has(boardId)) plan.groups.push(groupOf(group, idOf, boardId));
    }
  const groupBoards = new Map([
    ...plan.groups.map(({ id, boardId }) => [id, boardId] as const),
    ...[...known.groups].map(([key, id]) => [id, key.slice(0, 36)] as const),
  ]);
  const fallback = plan.boards.find((one) => one.isDefault) ?? plan.boards[0];
  for await (const part of set.parts('tags'))
    for (const tag of part) {
      const groupId = tag.tagGroupId === null ? null : idOf(tag.tagGroupId);
      const named = tag.tagBoardId === undefined ? undefined : idOf(tag.tagBoardId);
      const boardId = groupBoards.get(groupId ?? '') ?? named ?? fallback?.id;
      if (boardId === undefined || !usable.has(boardId)) continue;
      const there = known.tags.get(`${boardId} ${tagKey(cut(tag.title, textLimits.tagTitle.max))}`);
      if (there !== undefined) match(tag.id, there);
      else
        plan.tags.push(
          tagOf(tag, { id: idOf(tag.id), boardId, groupId: groupBoards.has(groupId ?? '') ? groupId : null }),
        );
    }
  return withinRights(writing, plan, taken);
}

/** Who may not add to a board of the workspace gets what is missing there on a board of the project. */
function withinRights(writing: CommunityWriting, plan: Plan, taken: ReadonlySet<string>): Plan {
  if (writing.rights.tags) return plan;
  const isBeyond = ({ boardId }: { boardId: string }) => taken.has(boardId);
  const beyond = plan.tags.filter(isBeyond);
  if (beyond.length === 0) return { ...plan, groups: plan.groups.filter((one) => !isBeyond(one)) };
  const id = writing.idOf('shared tags');
  const board = {
    id,
    projectId: writing.projectId,
    title: 'Workspace tags',
    rank: Number.MAX_SAFE_INTEGER,
    isDefault: false,
  };
  return {
    boards: [...plan.boards, board],
    groups: plan.groups.filter((one) => !isBeyond(one)),
    tags: plan.tags.map((tag) => (isBeyond(tag) ? { ...tag, boardId: id, groupId: null } : tag)),
  };
}

function groupOf(group: ExportedTagGroup, idOf: CommunityWriting['idOf'], boardId: string): WholeGroup {
  return {
    id: idOf(group.id),
    boardId,
    title: cut(group.title, textLimits.tagGroupTitle.max),
    color: colorOf(group.color),
    rank: group.rank,
  };
}

function tagOf(tag: ExportedTag, place: Pick<WholeTag, 'id' | 'boardId' | 'groupId'>): WholeTag {
  return {
    ...place,
    title: cut(tag.title, textLimits.tagTitle.max),
    color: colorOf(tag.color),
    rank: tag.rank,
    description: cut(tag.description ?? '', textLimits.tagDescription.max),
    role: cut(tag.role ?? '', textLimits.tagRole.max) || null,
    sentiment: tag.sentiment ?? null,
    locked: tag.locked,
  };
}

function colorOf(color: string): string {
  const parsed = parseHexColor(color);
  return parsed.ok ? parsed.value : nextTagColor([]).hex;
}
