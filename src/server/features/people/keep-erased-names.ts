import { sql } from 'kysely';
import { keepNames, type NameOfProject } from '#server/features/kept-names/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Public pages that hid these people go on hiding them where somebody typed their names, which erasing leaves. */
export async function keepErasedNames(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<NameOfProject>`
    select distinct n.project_id as "projectId", p.name from note_people np
    join notes n on n.workspace_id = np.workspace_id and n.id = np.note_id
    join people p on p.workspace_id = np.workspace_id and (p.id = np.person_id or p.merged_into = np.person_id)
    where ${isInWorkspace(tx.workspace.id, 'np.person_id', ids)} and trim(p.name) <> ''`.execute(tx.db);
  await keepNames(tx, rows);
}
