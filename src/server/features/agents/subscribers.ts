import { sql } from 'kysely';
import type { AgentEvent } from '#domain/agents/agent.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import '#server/features/channels/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import type { RunQueue } from './insert-run.ts';
import { findReady, startByItself, type Ready } from './start-by-itself.ts';

/** Where something happened: what an agent's scope may name, and whose map decides who sees it. */
type Happening = {
  readonly accessId: string;
  readonly placeIds: readonly string[];
  /** An agent made it: one that woke itself would never end. */
  readonly byAgent: boolean;
};

/** Starts the agents that wait for what happened, where their owners can see it and their scope has it. */
export function wakeAgents(queue: RunQueue, afterSeconds: number): Subscriber {
  const wake = async (
    tx: TxCtx,
    event: AgentEvent,
    find: () => Promise<Happening | undefined>,
    eventId: string,
  ): Promise<void> => {
    const ready = await findReady(tx, { event });
    const happening = ready.length === 0 ? undefined : await find();
    if (!happening || happening.byAgent) return;
    const seen = await findSeers(tx, happening.accessId, ready);
    for (const { agent } of ready.filter((one) => seen.has(one) && isInScope(one, happening)))
      await startByItself(tx, queue, agent, {
        trigger: 'event',
        dryRun: false,
        requestKey: `event ${eventId}`,
        afterSeconds,
      });
  };
  return defineSubscriber({
    name: 'agents.wake',
    hears: [
      'note.created',
      'note.imported',
      'insight.published',
      'channel.themesFound',
      'channel.themesRising',
    ],
    async run(tx, { id, type, payload }) {
      if (type === 'note.created')
        await wake(tx, 'note:created', () => findWritten(tx, 'notes', payload.noteId), id);
      else if (type === 'note.imported')
        await wake(tx, 'note:created', () => findWritten(tx, 'notes', payload.noteIds[0]), id);
      else if (type === 'insight.published')
        await wake(tx, 'insight:published', () => findWritten(tx, 'insights', payload.insightId), id);
      else
        await wake(
          tx,
          type === 'channel.themesFound' ? 'theme:created' : 'theme:rising',
          () => findChannel(tx, payload.channelId),
          id,
        );
    },
  });
}

function isInScope({ agent: { objectType, objectIds } }: Ready, { placeIds }: Happening): boolean {
  return objectType === null || objectIds.some((id) => placeIds.includes(id));
}

async function findSeers(tx: TxCtx, accessId: string, ready: readonly Ready[]): Promise<Set<Ready>> {
  const { rows } = await sql<{ grantee: string }>`
    select grantee from grants where workspace_id = ${tx.workspace.id} and object_id = ${accessId}
      and grantee = any(${[...new Set(ready.flatMap(({ owner }) => owner.grantees))]})`.execute(tx.db);
  const named = new Set(rows.map(({ grantee }) => grantee));
  return new Set(ready.filter(({ owner }) => owner.grantees.some((one) => named.has(one))));
}

async function findWritten(
  tx: TxCtx,
  table: 'notes' | 'insights',
  id: string | undefined,
): Promise<Happening | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<Happening>`
    select o.access_id as "accessId", o.ai_generated as "byAgent",
      array[o.id, o.project_id] || ${foldersFrom(tx.workspace.id, sql`p.folder_id`)} as "placeIds"
    from ${sql.table(table)} o join projects p on p.workspace_id = o.workspace_id and p.id = o.project_id
    where o.workspace_id = ${tx.workspace.id} and o.id = ${id} and o.trashed_at is null`.execute(tx.db);
  return rows[0];
}

async function findChannel(tx: TxCtx, id: string): Promise<Happening | undefined> {
  const { rows } = await sql<Happening>`
    select c.access_id as "accessId", false as "byAgent",
      array[c.id] || ${foldersFrom(tx.workspace.id, sql`c.folder_id`)} as "placeIds"
    from channels c where c.workspace_id = ${tx.workspace.id} and c.id = ${id} and c.trashed_at is null`.execute(
    tx.db,
  );
  return rows[0];
}
