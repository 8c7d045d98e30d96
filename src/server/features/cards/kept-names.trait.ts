import { sql } from 'kysely';
import { speakerNames } from '#editor/transcript/speaker-names.ts';
import { keepNames, type NameOfProject } from '#server/features/kept-names/index.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';
import { readDocument } from '#server/kernel/documents/index.ts';
import type { Trait } from '#server/kernel/kinds/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';

/** Who took part in a note that is permanently deleted, and who speaks in it, is known no more; its project stays. */
export const keptNamesTrait: Trait = {
  forget: async (tx, ids) => {
    const going = new Set(ids);
    const names = [...(await participantsOf(tx, ids)), ...(await speakersOf(tx, ids))];
    await keepNames(
      tx,
      names.filter(({ projectId }) => !going.has(projectId)),
    );
  },
};

async function participantsOf(tx: TxCtx, ids: readonly string[]): Promise<NameOfProject[]> {
  const { rows } = await sql<NameOfProject>`
    select distinct n.project_id as "projectId", person.name from notes n
    join note_people np on np.workspace_id = n.workspace_id and np.note_id = n.id
    join people person on person.workspace_id = np.workspace_id and person.id = np.person_id
    where ${isInWorkspace(tx.workspace.id, 'n.id', ids)}`.execute(tx.db);
  return rows;
}

async function speakersOf(tx: TxCtx, ids: readonly string[]): Promise<NameOfProject[]> {
  const { rows } = await sql<{ id: string; projectId: string; speakers: string[] | null }>`
    select n.id, n.project_id as "projectId", d.speakers from notes n
    join documents d on d.workspace_id = n.workspace_id and d.id = n.id
    where ${isInWorkspace(tx.workspace.id, 'n.id', ids)} and d.speakers is distinct from '{}'`.execute(tx.db);
  const found: NameOfProject[] = [];
  for (const { id, projectId, speakers } of rows)
    for (const name of speakers ?? speakerNames(await readDocument(tx.db, tx.workspace.id, id)))
      found.push({ projectId, name });
  return found;
}
