import { sql } from 'kysely';
import { mayReadHidden } from '#server/features/people/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { fieldColumns } from './field-columns.ts';
import type { ChosenPart } from './is-wanted.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';

const atOnce = 500;

type Row = { id: string; name: string; email: string | null; notes: string[]; createdAt: Date };

/** The contacts who took part in the notes of a project, without those who are hidden from the person. */
export async function* contactRows(ctx: Ctx, asked: ChosenPart): TableRows {
  const fields = await fieldColumns(ctx, { projectId: asked.projectId, owner: 'person' });
  yield [['Name', 'E-mail', ...fields.labels, 'Notes', 'Added', 'ID']];
  let after: Row | undefined;
  do {
    const rows: Row[] = await readRows(ctx, asked, after);
    const values = await fields.cellsOf(rows.map(({ id }) => id));
    yield rows.map(({ id, name, email, notes, createdAt }) => [
      name,
      email ?? '',
      ...values(id),
      notes.join('; '),
      createdAt.toISOString(),
      id,
    ]);
    after = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (after);
}

async function readRows(ctx: Ctx, { projectId }: ChosenPart, after: Row | undefined): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.email, p.created_at as "createdAt",
      array_agg(notes.title order by notes.created_at, notes.id) as notes
    from notes
    join note_people np on np.workspace_id = notes.workspace_id and np.note_id = notes.id
    join people p on p.workspace_id = np.workspace_id and p.id = np.person_id
    where ${isVisibleWritten(ctx, 'notes')} and notes.project_id = ${projectId}
      and p.trashed_at is null and p.merged_into is null and (p.hidden_at is null or ${mayReadHidden(ctx)})
      and (p.created_at, p.id) > (${after?.createdAt ?? new Date(0)}::timestamptz,
        ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    group by p.workspace_id, p.id
    order by p.created_at, p.id limit ${atOnce}`.execute(await ctx.reads.db());
  await ctx.reads.end();
  return rows;
}
