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
  // Hardly any workspace that imports contacts by the hundred thousand has words that nobody is found for.
  const { rows: waiting } = await sql`
    select 1 from participants where workspace_id = ${tx.workspace.id} and person_id is null and key is not null
    limit 1`.execute(tx.db);
  if (waiting.length === 0) return;
  const { rows } = await sql<KeyedParticipant>`
    select distinct k.participant, k.key
    from people p
    cross join lateral (values (p.sort_name), (lower(p.email))) asked (key)
    join participants k on k.workspace_id = ${tx.workspace.id} and k.key = asked.key and k.person_id is null
    where ${isInWorkspace(tx.workspace.id, 'p.id', personIds)}`.execute(tx.db);
  await linkParticipants(tx, rows);
}
