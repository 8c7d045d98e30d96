import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { linkParticipants, type KeyedParticipant } from './link-participants.ts';
import '../tables.ts';

/** Contacts that come, or come by another name, after data points that named them. */
export const linkNewPeople: Subscriber = defineSubscriber({
  name: 'people.linkParticipants',
  hears: [
    'person.created',
    'person.updated',
    'person.imported',
    'person.merged',
    'person.restored',
    'person.hidden',
  ],
  run: (tx, { payload }) => linkTo(tx, 'personIds' in payload ? payload.personIds : [payload.personId]),
});

async function linkTo(tx: TxCtx, personIds: readonly string[]): Promise<void> {
  const { rows } = await sql<KeyedParticipant>`
    select k.participant, k.key
    from (
      select p.sort_name as key from people p where ${isInWorkspace(tx.workspace.id, 'p.id', personIds)}
      union
      select lower(p.email) from people p where ${isInWorkspace(tx.workspace.id, 'p.id', personIds)}
        and p.email is not null
    ) asked
    join participants k on k.workspace_id = ${tx.workspace.id} and k.key = asked.key and k.person_id is null`.execute(
    tx.db,
  );
  await linkParticipants(tx, rows);
}
