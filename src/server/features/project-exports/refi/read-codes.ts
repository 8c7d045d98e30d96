import { sql } from 'kysely';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Origins } from './read-origins.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

type Row = {
  id: string;
  title: string;
  color: string;
  description: string;
  boardId: string;
  boardTitle: string;
  isOwnBoard: boolean;
  groupId: string | null;
  groupTitle: string | null;
  groupColor: string | null;
};

/**
 * The tags of a project, and those of the workspace that it uses. Groups are codes that hold the codes of their tags,
 * and so are boards, except for the one that every project has.
 */
export async function readCodes(ctx: Ctx, projectId: string, origins: Origins): Promise<RefiCode[]> {
  const { rows } = await sql<Row>`
    select t.id, t.title, t.color, t.description, b.id as "boardId", b.title as "boardTitle",
      b.project_id is not null and b.is_default as "isOwnBoard",
      g.id as "groupId", g.title as "groupTitle", g.color as "groupColor"
    from tags t
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
    left join tag_groups g on g.workspace_id = t.workspace_id and g.id = t.group_id and g.deleted_at is null
    where t.workspace_id = ${ctx.workspace.id} and t.trashed_at is null and t.merged_into is null
      and (b.project_id = ${projectId} or (b.project_id is null and exists (
        select 1 from highlight_tags u where u.workspace_id = t.workspace_id and u.tag_id = t.id
          and u.project_id = ${projectId} and not u.hidden)))
    order by b.project_id nulls last, b.rank, b.id, g.rank nulls first, g.id, t.rank, t.id`.execute(
    await ctx.reads.db(),
  );
  await ctx.reads.end();
  const tree = new CodeTree();
  for (const row of rows) tree.add(wayTo(row, origins), codeOf(row, origins));
  return tree.codes;
}

/** Boards, groups and the codes of a file between those and the tag, from the outside in. */
function wayTo(row: Row, { guidOf, keptOf }: Origins): RefiCode[] {
  const kept = keptOf(row.id);
  const holder = (id: string, title: string, color: string | null): RefiCode => {
    const { name = title, description = '', notes = [] } = keptOf(id);
    return { id: guidOf(id), name, color, description, notes, isCodable: false, codes: [] };
  };
  const board = row.isOwnBoard ? [] : [holder(row.boardId, row.boardTitle || 'Untitled board', null)];
  if (row.groupId === null) return board;
  const group = holder(row.groupId, row.groupTitle || 'Untitled group', row.groupColor);
  // A code that holds others and can be applied is a group and a tag in it.
  if (kept.isHead && guidOf(row.id) === group.id) return board;
  const between = (kept.between ?? []).map(({ guid, ...code }) => {
    return { ...code, id: guid, isCodable: false, codes: [] };
  });
  return [...board, group, ...between];
}

function codeOf(row: Row, { guidOf, keptOf }: Origins): RefiCode {
  const { name, description, notes = [] } = keptOf(row.id);
  return {
    id: guidOf(row.id),
    name: name ?? (row.title || 'Untitled tag'),
    color: row.color,
    description: description ?? row.description,
    notes,
    isCodable: true,
    codes: [],
  };
}

type Growing = Omit<RefiCode, 'codes'> & { codes: Growing[] };

/** What holds others is there once, whether it comes as a way or as a code of its own. */
class CodeTree {
  readonly codes: Growing[] = [];
  readonly #known = new Map<string, Growing>();

  add(way: readonly RefiCode[], code: RefiCode): void {
    let level = this.codes;
    for (const holder of way) level = this.#in(level, holder).codes;
    const made = this.#in(level, code);
    Object.assign(made, { ...code, codes: made.codes });
  }

  #in(level: Growing[], code: RefiCode): Growing {
    const known = this.#known.get(code.id);
    if (known) return known;
    const made = { ...code, codes: [] };
    this.#known.set(code.id, made);
    level.push(made);
    return made;
  }
}
