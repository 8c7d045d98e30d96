import { sql } from 'kysely';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { writeCodebook, type RefiCode } from '#domain/refi/write-codebook.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/tags/tables.ts';

type Row = {
  id: string;
  title: string;
  color: string;
  description: string;
  groupId: string | null;
  groupTitle: string | null;
  groupColor: string | null;
};

/** The tags of a project as a codebook: groups become codes that hold the codes of their tags. */
export async function* codebook(ctx: Ctx, projectId: string): AsyncGenerator<string> {
  const rows = await readTags(ctx, projectId);
  // The format has no codebook without a code.
  if (rows.length === 0) throw new UnprocessableContent('This project has no tags');
  yield writeCodebook(codesOf(rows));
}

async function readTags(ctx: Ctx, projectId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select t.id, t.title, t.color, t.description, g.id as "groupId", g.title as "groupTitle", g.color as "groupColor"
    from tags t
    join tag_boards b on b.workspace_id = t.workspace_id and b.id = t.board_id and b.deleted_at is null
    left join tag_groups g on g.workspace_id = t.workspace_id and g.id = t.group_id and g.deleted_at is null
    where t.workspace_id = ${ctx.workspace.id} and b.project_id = ${projectId} and t.trashed_at is null
      and t.merged_into is null
    order by b.rank, b.id, g.rank nulls first, g.id, t.rank, t.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}

function codesOf(rows: readonly Row[]): RefiCode[] {
  const codes: (RefiCode & { codes: RefiCode[] })[] = [];
  for (const row of rows) {
    const code = {
      id: row.id,
      name: row.title || 'Untitled tag',
      color: row.color,
      description: row.description,
      isCodable: true,
      codes: [],
    };
    const last = codes.at(-1);
    if (row.groupId === null) codes.push(code);
    else if (last?.id === row.groupId) last.codes.push(code);
    else codes.push(groupOf(row, code));
  }
  return codes;
}

function groupOf(
  { groupId, groupTitle, groupColor }: Row,
  first: RefiCode,
): RefiCode & { codes: RefiCode[] } {
  return {
    id: groupId ?? '',
    name: groupTitle || 'Untitled group',
    color: groupColor,
    description: '',
    isCodable: false,
    codes: [first],
  };
}
