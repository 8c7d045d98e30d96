import type { KeptParts, KeptProject } from '#server/features/project-imports/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import '#server/features/project-imports/tables.ts';

/** What things were in the file that they came from; everything else is known by its own id. */
export type Origins = {
  readonly guidOf: (id: string) => string;
  readonly keptOf: (id: string) => KeptParts;
  readonly projects: readonly KeptProject[];
  /** The sets that are options of a field. */
  readonly setsInField: ReadonlySet<string>;
};

export async function readOrigins(ctx: Ctx, projectId: string): Promise<Origins> {
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('refi_origins')
    .select(['object_id as id', 'guid', 'kind', 'kept'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('project_id', '=', projectId)
    .execute();
  await ctx.reads.end();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const projects = rows.filter(({ kind }) => kind === 'project').map(({ kept }) => kept as KeptProject);
  return {
    guidOf: (id) => byId.get(id)?.guid ?? id,
    keptOf: (id) => byId.get(id)?.kept ?? {},
    projects,
    setsInField: new Set(rows.flatMap(({ kind, guid }) => (kind === 'set' ? [guid] : []))),
  };
}
