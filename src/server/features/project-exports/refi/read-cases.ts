import { sql } from 'kysely';
import type { RefiValue } from '#domain/refi/refi-source.ts';
import { personNameOf } from '#domain/text/display-names.ts';
import { mayReadHidden } from '#server/features/people/index.ts';
import { isVisibleWritten } from '#server/kernel/writing/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Origins } from './read-origins.ts';
import type { Variables } from './read-variables.ts';
import '#server/features/comments/tables.ts';
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
  readonly description: string;
};

type Row = { id: string; name: string; isHidden: boolean; noteIds: string[] };

/** The contacts who took part in the notes of a project. Of one who is hidden from the person, only that they did. */
export async function readCases(
  ctx: Ctx,
  projectId: string,
  { variables, origins }: { variables: Variables; origins: Origins },
): Promise<ExportedCase[]> {
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
  const named = rows.filter((row) => !isMasked(row)).map(({ id }) => id);
  const values = await variables.valuesOf(named);
  const descriptions = await readDescriptions(ctx, named, origins);
  return rows.map((row) => ({
    id: row.id,
    name: personNameOf({ name: row.name, hidden: isMasked(row) }),
    spokenName: row.name,
    isMasked: isMasked(row),
    noteIds: row.noteIds,
    values: values.get(row.id) ?? [],
    description: descriptions.get(row.id) ?? '',
  }));
}

/** What a file said of its cases is a comment on the contact; what was said of them here is not for other tools. */
async function readDescriptions(
  ctx: Ctx,
  ids: readonly string[],
  { keptOf }: Origins,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; personId: string; text: string }>`
    select c.id, t.person_id as "personId", c.text
    from comment_threads t
    join comments c on c.workspace_id = t.workspace_id and c.thread_id = t.id and c.deleted_at is null
    where ${isInWorkspace(ctx.workspace.id, 't.person_id', ids)}
    order by c.created_at, c.id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  const described = rows.filter(({ id }) => keptOf(id).role === 'description');
  return new Map(described.map(({ personId, text }) => [personId, text]));
}
