import { sql } from 'kysely';
import { plainSummary } from '#domain/ai/plain-summary.ts';
import { personNameOf } from '#domain/text/display-names.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import { visibleNotes } from '#server/features/notes/index.ts';
import { mayReadHidden } from '#server/features/people/index.ts';
import { readNoteSummaries } from '#server/features/summaries/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { answerColumns } from './answer-columns.ts';
import { fieldColumns } from './field-columns.ts';
import { isWanted, type ChosenPart } from './is-wanted.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';
import '#server/features/tags/tables.ts';

const atOnce = 200;

type Row = {
  id: string;
  title: string;
  text: string;
  tags: string[];
  people: { name: string; hidden: boolean }[];
  createdAt: Date;
  updatedAt: Date;
};

/** The notes of a project that the person may see, with a column for each field and each survey question. */
export async function* noteRows(ctx: Ctx, asked: ChosenPart): TableRows {
  const fields = await fieldColumns(ctx, { projectId: asked.projectId, owner: 'note' });
  const questions = await answerColumns(ctx, asked.projectId);
  const answered = ['Tags', 'Participants', ...questions.titles];
  const facts = ['Created at', 'Updated at', 'ID'];
  yield [['Title', 'Content', 'Summary', ...fields.labels, ...answered, ...facts]];
  let after: Row | undefined;
  do {
    const rows: Row[] = await readRows(ctx, asked, after);
    const ids = rows.map(({ id }) => id);
    const summaries = await readNoteSummaries(ctx, await ctx.reads.db(), ids);
    await ctx.reads.end();
    const [values, answers] = [await fields.cellsOf(ids), await questions.cellsOf(ids)];
    yield rows.map((row) => [
      row.title,
      row.text,
      plainSummary(summaries.get(row.id)?.content),
      ...values(row.id),
      row.tags.join('; '),
      row.people.map((person) => nameOf(ctx, person)).join('; '),
      ...answers(row.id),
      row.createdAt.toISOString(),
      row.updatedAt.toISOString(),
      row.id,
    ]);
    after = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (after);
}

async function readRows(ctx: Ctx, { projectId, only }: ChosenPart, after: Row | undefined): Promise<Row[]> {
  const rows = await visibleNotes(ctx, await ctx.reads.db())
    .select([
      'notes.id',
      'notes.title',
      'notes.created_at as createdAt',
      'notes.updated_at as updatedAt',
      sql<string>`coalesce((select d.text from documents d
        where d.workspace_id = notes.workspace_id and d.id = notes.id), '')`.as('text'),
      sql<string[]>`array(
        select distinct t.title from highlights h
        join highlight_tags u on u.workspace_id = h.workspace_id and u.highlight_id = h.id
        join tags t on t.workspace_id = u.workspace_id and t.id = u.tag_id and t.trashed_at is null
        where h.workspace_id = notes.workspace_id and h.object_id = notes.id and not h.hidden
          and h.deleted_at is null and ${isVisible(ctx, 'h.access_id')} order by t.title)`.as('tags'),
      sql<Row['people']>`coalesce((
        select jsonb_agg(jsonb_build_object('name', p.name, 'hidden', p.hidden_at is not null)
          order by np.rank, p.id)
        from note_people np join people p on p.workspace_id = np.workspace_id and p.id = np.person_id
        where np.workspace_id = notes.workspace_id and np.note_id = notes.id
          and p.trashed_at is null and p.merged_into is null), '[]')`.as('people'),
    ])
    .where('notes.project_id', '=', projectId)
    .where(isWanted('notes.id', only))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(notes.created_at, notes.id) > (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('notes.created_at')
    .orderBy('notes.id')
    .limit(atOnce)
    .execute();
  await ctx.reads.end();
  return rows;
}

function nameOf(ctx: Ctx, { name, hidden }: Row['people'][number]): string {
  return personNameOf({ name, hidden: hidden && !mayReadHidden(ctx) });
}
