import { NotFound } from '#domain/errors/hark-error.ts';
import { parsePersonDraft } from '#domain/people/person-draft.ts';
import { sortNameOf } from '#domain/people/person-keys.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changePeople } from './change-people.ts';
import type { Person } from './person.ts';
import { allowKnowing, getPeople } from './policy.ts';
import { writeKeys } from './write-keys.ts';

/** A new name or e-mail address; what is left out stays. The log says which of them changed, not from what to what. */
export async function updatePerson(
  ctx: Ctx,
  input: { id: string; name?: string | null; email?: string | null },
): Promise<Person> {
  return inTransaction(ctx, async (tx) => {
    const [before] = await getPeople(tx, [input.id]);
    if (!before) throw new NotFound();
    allowKnowing(tx, 'person.update', [before]);
    const draft = accept(
      parsePersonDraft({ name: input.name ?? before.name, email: input.email ?? before.email }),
    );
    const changed = (['name', 'email'] as const).filter((key) => draft[key] !== before[key]);
    const [person] = await changePeople(tx, [input.id], {
      ...draft,
      sort_name: sortNameOf(draft.name),
      updated_at: tx.now(),
    });
    if (!person) throw new NotFound();
    await writeKeys(tx, [{ id: person.id, ...draft }]);
    await tx.record({
      type: 'person.updated',
      payload: { personId: person.id, changed },
      objectId: person.id,
      version: person.version,
    });
    return person;
  });
}
