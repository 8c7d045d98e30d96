import { sql } from 'kysely';
import type { Turn } from '#domain/channels/conversation.ts';
import type { ExportedChannel, ExportedDataPoint } from '#domain/exports/channel-codecs.ts';
import { readTurnsForAll } from '#server/features/channels/index.ts';
import { participantForAll } from '#server/features/people/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { reading } from './exporting.ts';
import '#server/features/channels/tables.ts';

export async function readChannels(ctx: Ctx, channelIds: readonly string[]): Promise<ExportedChannel[]> {
  const rows = await reading({ ctx }, (db) =>
    db
      .selectFrom('channels')
      .select([
        'id',
        'title',
        'context',
        'sensitivity',
        'wanted_themes as wantedThemeCount',
        'folder_id as projectCategoryId',
        'sorted_at as sortedAt',
      ])
      .where(isInWorkspace(ctx.workspace.id, 'id', channelIds))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => ({ ...row, sortedAt: row.sortedAt?.toISOString() ?? null }));
}

const atOnce = 1000;
const before = '00000000-0000-0000-0000-000000000000';

type Row = Omit<ExportedDataPoint, 'saidAt' | 'turns' | 'properties'> & {
  id: string;
  saidAt: Date;
  properties: NonNullable<ExportedDataPoint['properties']> | null;
};
type Written = Row & Pick<ExportedDataPoint, 'turns'>;

export async function* readDataPoints(
  ctx: Ctx,
  channelIds: readonly string[],
): AsyncGenerator<ExportedDataPoint[]> {
  for (const channelId of channelIds) {
    let after: Written | undefined;
    do {
      const rows: Written[] = await readAfter(ctx, channelId, after);
      yield rows.map(({ id: _id, saidAt, properties, ...row }) => ({
        ...row,
        ...(properties && { properties }),
        saidAt: saidAt.toISOString(),
      }));
      after = rows.length === atOnce ? rows.at(-1) : undefined;
    } while (after);
  }
}

function readAfter(ctx: Ctx, channelId: string, after: Row | undefined): Promise<Written[]> {
  return reading({ ctx }, async (db) => {
    const { rows } = await sql<Row>`
      select id, channel_id as "channelId", source, external_id as "externalId", text, said_at as "saidAt",
        ${participantForAll(ctx, 'data_points.participant')} as participant, url, language,
        sentiment, theme_id as "themeId", theme_score as "themeScore", placed_by as "placedBy",
        excluded_at is not null as excluded, (select jsonb_agg(jsonb_build_object('name', c.name, 'value', v.value) order by c.place)
          from jsonb_each_text(properties) v join channel_columns c on c.workspace_id = data_points.workspace_id
            and c.channel_id = data_points.channel_id and c.place = v.key::smallint) as properties
      from data_points
      where workspace_id = ${ctx.workspace.id} and channel_id = ${channelId}
        and (said_at, id) > (${after?.saidAt ?? new Date('1800-01-01')}::timestamptz, ${after?.id ?? before}::uuid)
      order by said_at, id limit ${atOnce}`.execute(db);
    const turns = await readTurnsForAll(
      { ...ctx, db },
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      ...(turns.has(row.id) && { turns: turns.get(row.id)?.map(wireTurn) ?? [] }),
    }));
  });
}

function wireTurn({ saidAt, ...turn }: Turn): NonNullable<ExportedDataPoint['turns']>[number] {
  return { ...turn, saidAt: saidAt?.toISOString() ?? null };
}
