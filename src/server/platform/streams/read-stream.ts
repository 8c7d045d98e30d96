import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { StreamHub } from './stream-hub.ts';
import { streamStateOf, type StreamState } from './stream-state.ts';
import './tables.ts';

export type StreamEvent =
  | { readonly kind: 'part'; readonly position: number; readonly data: unknown }
  | { readonly kind: 'alive' }
  /** Always the last. `cut`: the reader may not read on. */
  | { readonly kind: 'end'; readonly state: Exclude<StreamState, 'open'> | 'cut' };

export type StreamReading = {
  readonly ctx: Ctx;
  readonly id: string;
  /** The last position that the reader has. */
  readonly after: number;
  readonly hub: StreamHub;
  /** Throws when the reader is not who they were any more. */
  readonly recheck: () => Promise<Ctx>;
};

/** Access is asked for again this often: within two seconds of its end nothing more is read. */
const recheckMs = 1000;
const pageSize = 200;

/** What a stream has after a position, then what comes, until it ends or the reader may not read on. */
export async function* readStream({
  ctx,
  id,
  after,
  hub,
  recheck,
}: StreamReading): AsyncGenerator<StreamEvent> {
  const leave = hub.watch(id);
  let position = after;
  let reader = ctx;
  let checkedAt = performance.now();
  try {
    for (;;) {
      const known = hub.heardOf(id);
      const found = await readPage(reader, id, position);
      for (const part of found.parts) {
        position = part.position;
        yield { kind: 'part', ...part };
      }
      if (found.parts.length === pageSize) continue;
      if (found.state !== 'open') {
        yield { kind: 'end', state: found.state };
        return;
      }
      await hub.wait(id, known, recheckMs);
      if (performance.now() - checkedAt < recheckMs) continue;
      reader = await recheck();
      checkedAt = performance.now();
      yield { kind: 'alive' };
    }
  } catch {
    yield { kind: 'end', state: 'cut' };
  } finally {
    leave();
  }
}

/** Throws NotFound for what is not the reader's own. */
export async function requireStream(ctx: Ctx, id: string): Promise<void> {
  await readPage(ctx, id, Number.MAX_SAFE_INTEGER);
}

type Found = { state: StreamState; parts: { position: number; data: unknown }[] };

async function readPage(ctx: Ctx, id: string, after: number): Promise<Found> {
  const { viewer } = requireMember(ctx);
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const stream = await db
      .selectFrom('streams')
      .select(['state', 'alive_at'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', id)
      .where('member_id', '=', viewer.id)
      .executeTakeFirst();
    if (!stream) throw new NotFound();
    const parts = await db
      .selectFrom('stream_parts')
      .select(['position', 'data'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('stream_id', '=', id)
      .where('position', '>', Math.min(after, 2_147_483_647))
      .orderBy('position')
      .limit(pageSize)
      .execute();
    return { state: streamStateOf(stream, ctx.now()), parts };
  });
}
