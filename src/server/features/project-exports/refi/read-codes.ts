import { sql } from 'kysely';
import type { RefiCode } from '#domain/refi/refi-code.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { OutgoingMemo } from './place-comments.ts';
import type { Origins } from './read-origins.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/tags/tables.ts';

type Row = Held & {
  id: string;
  title: string;
  color: string;
  description: string;
};

type Held = {
  boardId: string;
  boardTitle: string;
  isOwnBoard: boolean;
  groupId: string | null;
  groupTitle: string | null;
  groupColor: string | null;
};

type Reading = {
  readonly origins: Origins;
  /** A codebook has no memos: their words are in the descriptions. */
  readonly memos: 'apart' | 'inside';
};
type ReadCodes = { readonly codes: readonly RefiCode[]; readonly memos: readonly OutgoingMemo[] };

/**
 * The tags of a project, and those of the workspace that it uses. Groups are codes that hold the codes of their tags,
 * and so are boards, except for the one that every project has.
 */
export async function readCodes(ctx: Ctx, projectId: string, reading: Reading): Promise<ReadCodes> {
  const { origins } = reading;
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
  for (const row of rows) tree.add(wayTo(row, origins), codeOf(row, reading));
  for (const way of await readEmptyGroups(ctx, projectId, origins)) tree.hold(way);
  const codes = reading.memos === 'inside' ? tree.codes.map(withoutNotes) : tree.codes;
  return { codes, memos: rows.flatMap((row) => memosOf(row, reading)) };
}

/** Boards, groups and the codes of a file between those and the tag, from the outside in. */
function wayTo(row: Row, { guidOf, keptOf }: Origins): RefiCode[] {
  const kept = keptOf(row.id);
  const [board, group] = holdersOf(row, { guidOf, keptOf });
  if (!group) return board;
  // A code that holds others and can be applied is a group and a tag in it.
  if (kept.isHead && guidOf(row.id) === group.id) return board;
  const between = (kept.between ?? []).map(({ guid, ...code }) => {
    return { ...code, id: guid, isCodable: false, codes: [] };
  });
  return [...board, group, ...between];
}

/** The board, unless every project has it, and the group. */
function holdersOf(
  row: Held,
  { guidOf, keptOf }: Pick<Origins, 'guidOf' | 'keptOf'>,
): [RefiCode[], RefiCode?] {
  const holder = (id: string, title: string, shown: string | null): RefiCode => {
    const { name = title, description = '', notes = [], color, givenColor } = keptOf(id);
    const chosen = shown === givenColor ? null : shown;
    return {
      id: guidOf(id),
      name,
      color: chosen ?? color ?? null,
      description,
      notes,
      isCodable: false,
      codes: [],
    };
  };
  const board = row.isOwnBoard ? [] : [holder(row.boardId, row.boardTitle || 'Untitled board', null)];
  if (row.groupId === null) return [board];
  return [board, holder(row.groupId, row.groupTitle || 'Untitled group', row.groupColor)];
}

/** Groups that wait for their first tag. */
async function readEmptyGroups(ctx: Ctx, projectId: string, origins: Origins): Promise<RefiCode[][]> {
  const { rows } = await sql<Held>`
    select b.id as "boardId", b.title as "boardTitle", b.is_default as "isOwnBoard",
      g.id as "groupId", g.title as "groupTitle", g.color as "groupColor"
    from tag_groups g
    join tag_boards b on b.workspace_id = g.workspace_id and b.id = g.board_id and b.deleted_at is null
    where g.workspace_id = ${ctx.workspace.id} and b.project_id = ${projectId} and g.deleted_at is null
      and not exists (select 1 from tags t where t.workspace_id = g.workspace_id and t.group_id = g.id
        and t.trashed_at is null and t.merged_into is null)
    order by b.rank, b.id, g.rank, g.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows.map((row) => {
    const [board, group] = holdersOf(row, origins);
    return group ? [...board, group] : board;
  });
}

function memosOf(row: Row, { origins, memos }: Reading): OutgoingMemo[] {
  const kept = origins.keptOf(row.id);
  // Once somebody has changed the description, the words of the memos are no longer told apart from it.
  if (memos === 'inside' || kept.described !== row.description) return [];
  return (kept.memos ?? []).map(({ guid, name, text, isCopy, ...stamp }) => ({
    guid,
    name,
    text,
    isCopy,
    stamp,
  }));
}

function codeOf(row: Row, reading: Reading): RefiCode {
  const { guidOf, keptOf } = reading.origins;
  const { name, described, notes = [], givenColor, ...kept } = keptOf(row.id);
  const beside = memosOf(row, reading);
  const whole = described === undefined ? kept.description : undefined;
  return {
    id: guidOf(row.id),
    name: name ?? (row.title || 'Untitled tag'),
    color: row.color === givenColor ? null : row.color,
    description: beside.length > 0 ? (kept.description ?? '') : (whole ?? row.description),
    notes: [...beside.map(({ guid }) => guid), ...notes],
    isCodable: true,
    codes: [],
  };
}

function withoutNotes(code: RefiCode): RefiCode {
  return { ...code, notes: [], codes: code.codes.map(withoutNotes) };
}

type Growing = Omit<RefiCode, 'codes'> & { codes: Growing[] };

/** What holds others is there once, whether it comes as a way or as a code of its own. */
class CodeTree {
  readonly codes: Growing[] = [];
  readonly #known = new Map<string, Growing>();

  add(way: readonly RefiCode[], code: RefiCode): void {
    const made = this.#in(this.hold(way), code);
    Object.assign(made, { ...code, codes: made.codes });
  }

  /** Answers what is in the last of them. */
  hold(way: readonly RefiCode[]): Growing[] {
    return way.reduce((level, holder) => this.#in(level, holder).codes, this.codes);
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
