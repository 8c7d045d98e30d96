import { sql } from 'kysely';
import type { RefiSet } from '#domain/refi/refi-project.ts';
import { selectFields } from '#server/features/fields/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { Origins } from './read-origins.ts';
import '#server/features/fields/tables.ts';

type Reading = {
  readonly origins: Origins;
  /** The first source of each note. */
  readonly heads: ReadonlyMap<string, string>;
};

/** Sets that came from a file: with the notes that are in them now, and with everything else that they had. */
export async function readSets(ctx: Ctx, projectId: string, { origins, heads }: Reading): Promise<RefiSet[]> {
  const { guidOf, keptOf } = origins;
  const kept = origins.projects.flatMap(({ sets }) => sets);
  const byGuid = new Map(kept.map((set) => [set.guid, set]));
  const fields = (
    await selectFields(ctx, await ctx.reads.db())
      .where('field_sets.owner', '=', 'note')
      .where('field_sets.project_id', '=', projectId)
      .where('fields.trashed_at', 'is', null)
      .execute()
  ).filter(({ id }) => keptOf(id).role === 'sets');
  await ctx.reads.end();
  const notesIn = await readMembers(
    ctx,
    fields.map(({ id }) => id),
  );
  const shown = fields.flatMap(({ options }) =>
    options.map(({ id, label }): RefiSet => {
      const known = byGuid.get(guidOf(id));
      const sources = (notesIn.get(id) ?? []).flatMap((noteId) => heads.get(noteId) ?? []);
      return {
        guid: guidOf(id),
        name: nameOf(label, keptOf(id).name),
        description: known?.description ?? '',
        codes: known?.codes ?? [],
        sources,
        notes: known?.notes ?? [],
      };
    }),
  );
  return [...shown, ...kept.filter(({ guid }) => !origins.setsInField.has(guid))];
}

async function readMembers(ctx: Ctx, fieldIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (fieldIds.length === 0) return new Map();
  const { rows } = await sql<{ noteId: string; option: string }>`
    select v.object_id as "noteId", unnest(v.ids) as option from field_values v
    where v.workspace_id = ${ctx.workspace.id} and ${isAmong('v.field_id', fieldIds)}
    order by v.object_id`.execute(await ctx.reads.db());
  await ctx.reads.end();
  const found = Map.groupBy(rows, ({ option }) => option);
  return new Map([...found].map(([option, all]) => [option, all.map(({ noteId }) => noteId)]));
}

/** The whole name of a set whose option is called the beginning of it. */
function nameOf(label: string, whole: string | undefined): string {
  const isBeginning = whole?.trim().startsWith(label.replace(/ \d+$/, '')) ?? false;
  return isBeginning && whole !== undefined ? whole : label;
}
