import { insertNotePeople, insertPerson } from '#server/features/people/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { samplePeople } from './sample/people.data.ts';

/** Who the sample's notes are about. */
export async function fillSamplePeople(
  tx: TxCtx,
  createdBy: string,
  noteIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { name, email, notes, kind } of samplePeople) {
    const { id } = await insertPerson(tx, { name, email, createdBy, isSample: true });
    for (const title of notes) {
      const noteId = noteIds.get(title);
      if (noteId === undefined) throw new Error(`The sample has no note “${title}”`);
      await insertNotePeople(tx, { noteId, personIds: [id], kind, addedBy: createdBy });
    }
  }
}
