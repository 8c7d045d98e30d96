import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { streamChannel } from './stream-hub.ts';
import type { Beside, Writes } from './stored-beside.ts';

type Storing = Pick<Ctx, 'database' | 'workspace'>;
export type Growth = {
  readonly streamId: string;
  /** Of the first of its parts. */
  readonly position: number;
  readonly parts: readonly object[];
  readonly besides: readonly Beside[];
};
type Waiting = {
  readonly growth: Growth;
  readonly resolve: (goesOn: boolean) => void;
  readonly reject: (error: unknown) => void;
};

const mostTogether = 500;
/** Nobody sees it, and a transaction for each few of hundreds of streams would keep two processors busy. */
const restMs = 15;
/** By database and workspace: what waits while a transaction stores what came before it. */
const rooms = new WeakMap<Ctx['database'], Map<string, Waiting[]>>();

/**
 * Stores parts of a stream; false once it was cancelled or is gone. All streams of a workspace that grow at once share
 * a transaction: with one each, a few hundred would wait for each other's turn for seconds.
 */
export function storeGrowth(ctx: Storing, growth: Growth): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const byWorkspace = rooms.get(ctx.database) ?? new Map<string, Waiting[]>();
    rooms.set(ctx.database, byWorkspace);
    const waiting = byWorkspace.get(ctx.workspace.id) ?? [];
    waiting.push({ growth, resolve, reject });
    if (byWorkspace.has(ctx.workspace.id)) return;
    byWorkspace.set(ctx.workspace.id, waiting);
    void storeAll(ctx, waiting, () => byWorkspace.delete(ctx.workspace.id));
  });
}

async function storeAll(ctx: Storing, waiting: Waiting[], close: () => void): Promise<void> {
  while (waiting.length > 0) {
    // What other connections brought at this moment comes along.
    await setImmediate();
    const batch = waiting.splice(0, mostTogether);
    await storeTogether(ctx, batch);
    if (batch.length > 1) await setTimeout(restMs);
  }
  // At once: what came between the last look and a later moment would wait for nobody.
  close();
}

async function storeTogether(ctx: Storing, batch: readonly Waiting[]): Promise<void> {
  try {
    const open = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read write', (db) =>
      insert(
        ctx,
        db,
        batch.map(({ growth }) => growth),
      ),
    );
    for (const { growth, resolve } of batch) resolve(open.has(growth.streamId));
  } catch (error) {
    // One that can't be stored, such as the answer of a deleted conversation, must not take the others with it.
    if (batch.length > 1) for (const one of batch) await storeTogether(ctx, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

/** The streams that go on. */
async function insert(
  { workspace }: Storing,
  db: Db,
  growths: readonly Growth[],
): Promise<ReadonlySet<string>> {
  const writes: Writes = [];
  for (const { besides } of growths) for (const beside of besides) beside(writes);
  for (const write of writes) await write(db);
  const parts = growths.flatMap(({ streamId, position, parts }) =>
    parts.map((part, at) => ({ streamId, position: position + at, data: JSON.stringify(part) })),
  );
  const { rows } = await sql<{ id: string; isCancelled: boolean }>`
    with added as (
      insert into stream_parts (workspace_id, stream_id, position, data)
      select s.workspace_id, s.id, given.position, given.data::jsonb
      from unnest(${parts.map(({ streamId }) => streamId)}::uuid[], ${parts.map(({ position }) => position)}::integer[],
        ${parts.map(({ data }) => data)}::text[]) as given (stream_id, position, data)
      join streams s on s.workspace_id = ${workspace.id}::uuid and s.id = given.stream_id
      returning stream_id)
    select s.id, s.cancel_requested_at is not null as "isCancelled", pg_notify(${streamChannel}, s.id::text)
    from streams s
    where s.workspace_id = ${workspace.id} and s.id in (select stream_id from added)`.execute(db);
  return new Set(rows.filter(({ isCancelled }) => !isCancelled).map(({ id }) => id));
}
