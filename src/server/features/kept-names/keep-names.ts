import { sql } from 'kysely';
import { isNobody } from '#domain/people/is-nobody.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { printsOf } from './name-prints.ts';
import './tables.ts';

export type NameOfProject = { readonly projectId: string; readonly name: string };

/** Before a name is forgotten: pages of its project that hide names go on hiding it wherever somebody typed it. */
export async function keepNames(tx: TxCtx, names: readonly NameOfProject[]): Promise<void> {
  const rows = names.flatMap(({ projectId, name }) =>
    isNobody(name)
      ? []
      : printsOf(tx.workspace.id, name).map(({ print, words }) => ({ projectId, print, words })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into kept_names (workspace_id, project_id, print, words)
    select ${tx.workspace.id}::uuid, one.project_id, one.print, one.words
    from unnest(${rows.map(({ projectId }) => projectId)}::uuid[], ${rows.map(({ print }) => print)}::bytea[],
      ${rows.map(({ words }) => words)}::smallint[]) as one (project_id, print, words)
    on conflict do nothing`.execute(tx.db);
}
