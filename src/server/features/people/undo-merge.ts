import { sql } from 'kysely';
import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { sortNameOf } from '#domain/people/person-keys.ts';
import { returnStars } from '#server/features/stars/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { changePeople } from './change-people.ts';
import { returnParts } from './move-parts.ts';
import { type Person } from './person.ts';
import { readBackPeople } from './read-back.ts';
import { allowKnowing, getPeople, type PersonState } from './policy.ts';
import type { MergeChanges } from './tables.ts';
import { writeKeys } from './write-keys.ts';
import './tables.ts';

/**
 * Everybody is as before the merge. What somebody changed since stays: a new name, a part that was taken away.
 * Merges of one person are undone from the latest on, else a later one would have nothing to give back.
 */
export async function undoMerge(ctx: Ctx, mergeId: string): Promise<Person[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await findOpenMerge(tx, mergeId);
    if (!found) throw new NotFound();
    const [kept] = await getPeople(tx, [found.personId]);
    // Read again behind the lock: two who undo at once are one after the other here.
    const merge = await findOpenMerge(tx, mergeId);
    if (!kept || !merge) throw new NotFound();
    const isHidden = merge.changes.after.hiddenAt !== null;
    allowKnowing(tx, 'person.merge', [kept, ...(isHidden ? [{ hiddenAt: tx.now() }] : [])]);
    if (!merge.isLatest) throw new InvalidOperation('Undo the later merge of this contact first');
    await returnIdentity(tx, kept, merge.changes);
    await separate(tx, merge);
    await returnParts(tx, kept.id, merge.changes);
    await returnStars(tx, merge.mergedIds, kept.id);
    await tx.db
      .updateTable('person_merges')
      .set({ undone_at: tx.now(), undone_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', mergeId)
      .execute();
    const people = await readBackPeople(tx, [kept.id, ...merge.mergedIds]);
    await tx.record({
      type: 'person.mergeUndone',
      payload: { personId: kept.id, mergedPersonIds: merge.mergedIds },
      objectId: kept.id,
      version: people.find(({ id }) => id === kept.id)?.version ?? 0,
    });
    return people;
  });
}

type OpenMerge = {
  readonly personId: string;
  readonly mergedIds: string[];
  readonly changes: MergeChanges;
  readonly isLatest: boolean;
};

function findOpenMerge(tx: TxCtx, id: string): Promise<OpenMerge | undefined> {
  return tx.db
    .selectFrom('person_merges as m')
    .select([
      'm.person_id as personId',
      'm.merged_person_ids as mergedIds',
      'm.changes',
      sql<boolean>`not exists (
        select 1 from person_merges later
        where later.workspace_id = m.workspace_id and later.person_id = m.person_id and later.undone_at is null
          and (later.merged_at, later.id) > (m.merged_at, m.id))`.as('isLatest'),
    ])
    .where('m.workspace_id', '=', tx.workspace.id)
    .where('m.id', '=', id)
    .where('m.undone_at', 'is', null)
    .executeTakeFirst();
}

async function returnIdentity(tx: TxCtx, kept: PersonState, { before, after }: MergeChanges): Promise<void> {
  const name = kept.name === after.name ? before.name : kept.name;
  const email = kept.email === after.email ? before.email : kept.email;
  const isAsMerged = (kept.hiddenAt?.toISOString() ?? null) === after.hiddenAt;
  await changePeople(tx, [kept.id], {
    name,
    email,
    sort_name: sortNameOf(name),
    ...(isAsMerged && {
      hidden_at: before.hiddenAt === null ? null : new Date(before.hiddenAt),
      hidden_by: before.hiddenBy,
    }),
    updated_at: tx.now(),
  });
  await writeKeys(tx, [{ id: kept.id, name, email }]);
}

async function separate(tx: TxCtx, { mergedIds, changes }: OpenMerge): Promise<void> {
  await changePeople(tx, mergedIds, { merged_into: null });
  await sql`
    update people led set merged_into = way."into"
    from jsonb_to_recordset(${JSON.stringify(changes.followed)}::jsonb) as way (id uuid, "into" uuid)
    where led.workspace_id = ${tx.workspace.id} and led.id = way.id`.execute(tx.db);
  const people = await tx.db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where(isInWorkspace(tx.workspace.id, 'id', mergedIds))
    .execute();
  await writeKeys(tx, people);
}
