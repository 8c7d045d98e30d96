import { sql } from 'kysely';
import type { ExportedChannel, ExportedDataPoint } from '#domain/exports/channel-codecs.ts';
import { participantForAll } from '#server/features/people/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { reading } from './exporting.ts';
import '#server/features/channels/tables.ts';

export function readChannels(ctx: Ctx, channelIds: readonly string[]): Promise<ExportedChannel[]> {
  return reading({ ctx }, (db) =>
    db
      .selectFrom('channels')
      .select([
        'id',
        'title',
        'context',
        'sensitivity',
        'wanted_themes as wantedThemeCount',
        'folder_id as projectCategoryId',
      ])
      .where(isInWorkspace(ctx.workspace.id, 'id', channelIds))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
}

const atOnce = 1000;
const before = '00000000-0000-0000-0000-000000000000';

type Row = Omit<ExportedDataPoint, 'saidAt'> & { id: string; saidAt: Date };

export async function* readDataPoints(
  ctx: Ctx,
  channelIds: readonly string[],
): AsyncGenerator<ExportedDataPoint[]> {
  for (const channelId of channelIds) {
    let after: Row | undefined;
    do {
      const rows: Row[] = await readAfter(ctx, channelId, after);
      yield rows.map(({ id: _id, saidAt, ...row }) => ({ ...row, saidAt: saidAt.toISOString() }));
      after = rows.length === atOnce ? rows.at(-1) : undefined;
    } while (after);
  }
}

function readAfter(ctx: Ctx, channelId: string, after: Row | undefined): Promise<Row[]> {
  return reading({ ctx }, async (db) => {
    const { rows } = await sql<Row>`
      select id, channel_id as "channelId", source, external_id as "externalId", text, said_at as "saidAt",
        ${participantForAll(ctx, 'data_points.participant')} as participant, url
      from data_points
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
        and excluded_at is null and (said_at, id) > (${after?.saidAt ?? new Date('1800-01-01')}::timestamptz, ${after?.id ?? before}::uuid)
      order by said_at, id limit ${atOnce}`.execute(db);
    return rows;
  });
}
