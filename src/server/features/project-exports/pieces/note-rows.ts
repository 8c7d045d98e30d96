import { sql } from 'kysely';
import { plainSummary } from '#domain/ai/plain-summary.ts';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import { selectFields, valuesOf, type Field } from '#server/features/fields/index.ts';
import { visibleNotes } from '#server/features/notes/index.ts';
import { readNoteSummaries } from '#server/features/summaries/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isWanted, type ChosenPart } from './is-wanted.ts';
import '#server/features/notes/tables.ts';

const atOnce = 200;

type Row = { id: string; title: string; text: string; createdAt: Date; updatedAt: Date };

/** The notes of a project that the person may see, with a column for each field that isn’t about people. */
export async function* noteRows(ctx: Ctx, asked: ChosenPart): AsyncGenerator<string> {
  const fields = await readFields(ctx, asked.projectId);
  const labels = fields.map(({ label }) => label);
  yield `\uFEFF${serialiseCsv([['Title', 'Content', 'Summary', ...labels, 'Created at', 'Updated at', 'ID']])}`;
  let after: Row | undefined;
  do {
    const { rows, values, summaries } = await readRows(ctx, asked, after);
    if (rows.length > 0)
      yield serialiseCsv(
        rows.map((row) => [
          row.title,
          row.text,
          plainSummary(summaries.get(row.id)?.content),
          ...fields.map((field) => textOf(field, values.get(row.id)?.get(field.id) ?? '')),
          row.createdAt.toISOString(),
          row.updatedAt.toISOString(),
          row.id,
        ]),
      );
    after = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (after);
}

async function readFields(ctx: Ctx, projectId: string): Promise<Field[]> {
  const fields = await selectFields(ctx, await ctx.reads.db())
    .where('field_sets.owner', '=', 'note')
    .where(sql<boolean>`(field_sets.project_id is null or field_sets.project_id = ${projectId}::uuid)`)
    .where('fields.trashed_at', 'is', null)
    .where('fields.type', '<>', 'PERSON')
    .orderBy('fields.rank')
    .execute();
  await ctx.reads.end();
  return fields;
}

type Summaries = Awaited<ReturnType<typeof readNoteSummaries>>;
type Values = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function readRows(
  ctx: Ctx,
  { projectId, only }: ChosenPart,
  after: Row | undefined,
): Promise<{ rows: Row[]; values: Values; summaries: Summaries }> {
  const db = await ctx.reads.db();
  const rows = await visibleNotes(ctx, db)
    .select([
      'notes.id',
      'notes.title',
      'notes.created_at as createdAt',
      'notes.updated_at as updatedAt',
      sql<string>`coalesce((select d.text from documents d
        where d.workspace_id = notes.workspace_id and d.id = notes.id), '')`.as('text'),
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
  const found = await valuesOf(
    ctx,
    db,
    rows.map(({ id }) => ({ id, projectId })),
  );
  const summaries = await readNoteSummaries(
    ctx,
    db,
    rows.map(({ id }) => id),
  );
  await ctx.reads.end();
  const values = new Map(
    [...found].map(([id, cells]) => [id, new Map(cells.map(({ fieldId, value }) => [fieldId, value ?? '']))]),
  );
  return { rows, values, summaries };
}

function textOf({ type, options }: Field, value: string): string {
  if (type !== 'SELECT') return value;
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return decodeIds(value)
    .map((id) => labels.get(id) ?? '')
    .filter((label) => label !== '')
    .join('; ');
}
