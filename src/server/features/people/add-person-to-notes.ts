import type { PersonLabel } from '#domain/text/display-names.ts';
import { getNotes, touchNotes, type Note } from '#server/features/notes/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, viewerOf } from '#server/platform/context/require-member.ts';
import { insertParts } from './add-note-people.ts';
import { getPeople } from './policy.ts';

export type PersonInNotes = { readonly personId: string; readonly noteIds: readonly string[] };

/** A contact takes part in many notes at once, all or none. Answers those where they weren't yet: the undo needs them. */
export async function addPersonToNotes(
  ctx: Ctx,
  { personId, noteIds, kind }: PersonInNotes & { kind: PersonLabel },
): Promise<Note[]> {
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'note.setPeople', await getNotes(tx, noteIds));
    await getPeople(tx, [personId]);
    const personIds = [personId];
    const changed = await insertParts(tx, { noteIds, personIds, kind, addedBy: viewerOf(tx)?.id ?? null });
    return touchNotes(tx, changed, ['people']);
  });
}
