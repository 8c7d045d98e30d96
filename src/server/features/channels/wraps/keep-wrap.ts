import { sql } from 'kysely';
import { parseActivityWrap } from '#domain/ai/activity-wrap.ts';
import { countedWrap, mostDaysOfWrap, themesToTell } from '#domain/channels/kept-wrap.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { dayMs } from '#domain/time/durations.ts';
import { formatDay } from '#domain/time/format-day.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getChannel } from '../policy.ts';
import { readPeriod, type Period } from '../read-days.ts';
import { readWrapped } from '../read-wrap.ts';
import '../tables.ts';

export type WrapToKeep = { readonly channelId: string; readonly from: Date; readonly to: Date };

/** Older ones of a channel are forgotten, with what was written to them. */
const mostKept = 200;

/** Keeps what a period says now, so that it can be looked back on. Kept again, it is counted again; its text stays. */
export async function keepWrap(ctx: Ctx, { channelId, from, to }: WrapToKeep): Promise<string> {
  const { viewer } = requireMember(ctx);
  const period = readPeriod(from, to);
  if (Date.parse(period.end) - Date.parse(period.first) > mostDaysOfWrap * dayMs)
    throw new ValidationError(`Choose at most ${mostDaysOfWrap} days`);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'channel.keepWrap', await getChannel(tx, channelId));
    const id = await writeWrap(tx, channelId, { period, keptBy: viewer.id });
    await sql`delete from channel_wraps where workspace_id = ${tx.workspace.id} and id in (
      select id from channel_wraps where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}
      order by kept_at desc, id desc offset ${mostKept})`.execute(tx.db);
    await tx.record({
      type: 'channel.wrapKept',
      payload: { channelId, wrapId: id },
      objectId: channelId,
    });
    return id;
  });
}

async function writeWrap(
  tx: TxCtx,
  channelId: string,
  { period, keptBy }: { period: Period; keptBy: string },
): Promise<string> {
  const { title } = await tx.db
    .selectFrom('channels')
    .select('title')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', channelId)
    .executeTakeFirstOrThrow();
  const wrapped = await readWrapped(tx.db, { workspaceId: tx.workspace.id, id: channelId, title }, period);
  const { blocks } = countedWrap(wrapped);
  const wrap = accept(
    parseActivityWrap({ title: `${titleOf('channel', title)}: ${daysOf(period)}`, blocks }),
  );
  const { rows } = await sql<{ id: string }>`
    insert into channel_wraps (workspace_id, id, channel_id, first_day, end_day, title, blocks, themes, kept_by, kept_at)
    values (${tx.workspace.id}, ${tx.newId()}, ${channelId}, ${period.first}::date, ${period.end}::date, ${wrap.title},
      ${JSON.stringify(wrap.blocks)}::jsonb, ${JSON.stringify(themesToTell(wrapped.themes))}::jsonb, ${keptBy}, ${tx.now()})
    on conflict (workspace_id, channel_id, first_day, end_day) do update set title = excluded.title,
      blocks = excluded.blocks, themes = excluded.themes, kept_by = excluded.kept_by, kept_at = excluded.kept_at
    returning id`.execute(tx.db);
  return rows[0]?.id ?? '';
}

function daysOf({ first, end }: Period): string {
  const last = new Date(Date.parse(end) - dayMs).toISOString().slice(0, 10);
  return first === last ? dayOf(first) : `${dayOf(first)} – ${dayOf(last)}`;
}

function dayOf(day: string): string {
  return formatDay(new Date(day));
}
