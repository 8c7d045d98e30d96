import { sql } from 'kysely';
import { contactHidden } from '#domain/text/display-names.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readHiddenNames } from '../community/read-people.ts';
import { foldName } from '../refi/mask-speakers.ts';
import { isWanted, type ChosenPart } from './is-wanted.ts';
import type { Cell, TableRows } from '#server/platform/tables/table-rows.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/tags/tables.ts';

const atOnce = 1000;
const header = ['Highlight', 'Tags', 'Document', 'Speakers', 'Start', 'End', 'Author', 'Created at', 'ID'];

type Row = {
  id: string;
  text: string;
  tags: string[];
  title: string;
  speakers: string;
  start: number | null;
  end: number | null;
  author: string;
  createdAt: Date;
};

/** The highlights of a project that the person may see, by their time. */
export async function* highlightRows(ctx: Ctx, asked: ChosenPart): TableRows {
  const hidden = new Set((await readHiddenNames({ ctx, ...asked })).map(foldName));
  yield [header];
  let after: Row | undefined;
  do {
    const rows: Row[] = await readRows(ctx, asked, after);
    yield rows.map((row) => cellsOf(row, hidden));
    after = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (after);
}

async function readRows(ctx: Ctx, { projectId, only }: ChosenPart, after: Row | undefined): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select h.id, h.text, coalesce(n.title, i.title, '') as title, h.speakers, h.start_time as start,
      case when h.file_id is not null then h.end_time end as end, coalesce(m.name, '') as author, h.created_at as "createdAt", array(
        select t.title from highlight_tags u join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id
        where u.workspace_id = h.workspace_id and u.highlight_id = h.id and t.trashed_at is null
        order by u.place) as tags
    from highlights h
    left join notes n on n.workspace_id = h.workspace_id and n.id = h.object_id
    left join insights i on i.workspace_id = h.workspace_id and i.id = h.object_id
    left join members m on m.workspace_id = h.workspace_id and m.id = h.created_by
    where h.workspace_id = ${ctx.workspace.id} and h.project_id = ${projectId} and not h.hidden
      and h.deleted_at is null and not h.inline_comment_only and ${isVisible(ctx, 'h.access_id')} and ${isWanted('h.id', only)}
      and (h.created_at, h.id) > (${after?.createdAt ?? new Date(0)}::timestamptz,
        ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by h.created_at, h.id limit ${atOnce}`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}

function cellsOf(row: Row, hidden: ReadonlySet<string>): Cell[] {
  const { id, text, tags, title, speakers, start, end, author, createdAt } = row;
  const spoken = speakers
    .split('\n')
    .filter((name) => name !== '')
    .map((name) => (hidden.has(foldName(name)) ? contactHidden : name));
  const times = [start, end].map((seconds) => seconds ?? '');
  return [text, tags.join('; '), title, spoken.join('; '), ...times, author, createdAt.toISOString(), id];
}
