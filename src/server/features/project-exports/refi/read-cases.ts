import { sql } from 'kysely';
import type { RefiValue } from '#domain/refi/refi-source.ts';
import { personNameOf } from '#domain/text/display-names.ts';
import { mayReadHidden } from '#server/features/people/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Variables } from './read-variables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';

export type ExportedCase = {
  readonly id: string;
  readonly name: string;
  /** As the transcripts have it. */
  readonly spokenName: string;
  readonly isMasked: boolean;
  readonly noteIds: readonly string[];
  readonly values: readonly RefiValue[];
};

type Row = { id: string; name: string; isHidden: boolean; noteIds: string[] };

/** The contacts who took part in the notes of a project. Of one who is hidden from the person, only that they did. */
export async function readCases(ctx: Ctx, projectId: string, variables: Variables): Promise<ExportedCase[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.hidden_at is not null as "isHidden", array_agg(notes.id order by notes.id) as "noteIds"
    from notes
    join note_people np on np.workspace_id = notes.workspace_id and np.note_id = notes.id
    join people p on p.workspace_id = np.workspace_id and p.id = np.person_id
    where ${isVisibleWritten(ctx, 'notes')} and notes.project_id = ${projectId}
      and p.trashed_at is null and p.merged_into is null
    group by p.workspace_id, p.id
    order by p.created_at, p.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  const isMasked = ({ isHidden }: Row) => isHidden && !mayReadHidden(ctx);
  const values = await variables.valuesOf(rows.filter((row) => !isMasked(row)).map(({ id }) => id));
  return rows.map((row) => ({
    id: row.id,
    name: personNameOf({ name: row.name, hidden: isMasked(row) }),
    spokenName: row.name,
    isMasked: isMasked(row),
    noteIds: row.noteIds,
    values: values.get(row.id) ?? [],
  }));
}
