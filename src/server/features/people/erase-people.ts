import { sql } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { forgetItems } from '#server/platform/search/write-items.ts';
import { forgetSpeakers } from './forget-speakers.ts';
import { keepErasedNames } from './keep-erased-names.ts';
import { getPeople } from './policy.ts';
import './tables.ts';

export type ErasedPerson = {
  readonly id: string;
  readonly noteCount: number;
  readonly mergedCount: number;
};

/**
 * Permanent, from the lists or from the trash: the record, those merged into it, what they were found by, their parts
 * in notes, their name as a speaker there and as a participant of data points, and what undoing a merge would need. The log keeps that somebody was
 * erased, not who it was.
 */
export async function erasePeople(ctx: Ctx, ids: readonly string[]): Promise<ErasedPerson[]> {
  return inTransaction(ctx, async (tx) => {
    await getPeople(tx, ids, 'either');
    allow(tx, 'person.erase');
    const { rows: erased } = await sql<ErasedPerson & { version: number }>`
      select p.id, p.version,
        (select count(*)::int from note_people n
          where n.workspace_id = p.workspace_id and n.person_id = p.id) as "noteCount",
        (select count(*)::int from people m
          where m.workspace_id = p.workspace_id and m.merged_into = p.id) as "mergedCount"
      from people p
      where ${isInWorkspace(tx.workspace.id, 'p.id', ids)}
      order by p.id`.execute(tx.db);
    await forgetPeople(
      tx,
      erased.map(({ id }) => id),
    );
    await tx.record(
      ...erased.map(({ id, version }) => ({
        type: 'person.purged' as const,
        payload: { personId: id },
        objectId: id,
        // Clients pass over what they know already.
        version: version + 1,
      })),
    );
    return erased;
  });
}

/** For commands that have checked that somebody may. */
export async function forgetPeople(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await keepErasedNames(tx, ids);
  await forgetSpeakers(tx, ids);
  await sql`select forget_participants(${tx.workspace.id}::uuid, ${[...ids]}::uuid[])`.execute(tx.db);
  await tx.db
    .deleteFrom('people')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  await forgetItems(tx, ids);
}
