import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { gather } from '#server/platform/db/gather.ts';
import type { StreamPart } from './local-streams.ts';
import { streamStateOf, type StreamState } from './stream-state.ts';
import type { StoredStreamState } from './tables.ts';

export const pageSize = 200;

type StreamRow = { state: StoredStreamState; alive_at: Date; position: number | null; data: unknown };
export type StreamPage = { readonly state: StreamState; readonly parts: readonly StreamPart[] };

/** Throws NotFound for what is not the reader's own. */
export async function requireStream(ctx: Ctx, id: string): Promise<void> {
  await readPage(ctx, id, Number.MAX_SAFE_INTEGER);
}

export async function readPage(ctx: Ctx, id: string, after: number): Promise<StreamPage> {
  const { viewer } = requireMember(ctx);
  const { rows } = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    sql<StreamRow>`
      select s.state, s.alive_at, p.position, p.data
      from streams s left join lateral (
        select position, data from stream_parts
        where workspace_id = s.workspace_id and stream_id = s.id and position > ${Math.min(after, 2_147_483_647)}
        order by position limit ${pageSize}) p on true
      where s.workspace_id = ${ctx.workspace.id} and s.id = ${id} and s.member_id = ${viewer.id}
      order by p.position`.execute(db),
  );
  const [stream] = rows;
  if (!stream) throw new NotFound();
  const parts = rows.flatMap(({ position, data }) => (position === null ? [] : [{ position, data }]));
  return { state: streamStateOf(stream, ctx.now()), parts };
}

type StreamStanding = { id: string; state: StoredStreamState; alive_at: Date; last: number };

/** Where a stream is now: its state and its last position. Undefined for one that is gone. */
export const findStreamStanding = gather<string, StreamStanding | undefined>(
  async ({ database, workspaceId }, ids) => {
    const { rows } = await database.transaction({ workspaceId }, 'read only', (db) =>
      sql<StreamStanding>`
        select s.id, s.state, s.alive_at, coalesce((
          select max(position) from stream_parts where workspace_id = s.workspace_id and stream_id = s.id), 0) as last
        from streams s where s.workspace_id = ${workspaceId} and s.id = any(${[...ids]}::uuid[])`.execute(db),
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  },
);
