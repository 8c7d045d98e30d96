import { sql } from 'kysely';
import { can } from '#domain/access/can.ts';
import { writeConversation, type Turn } from '#domain/channels/conversation.ts';
import { Forbidden, NotFound } from '#domain/errors/hark-error.ts';
import type { TableFormat } from '#domain/exports/project-export.ts';
import { knownParticipant } from '#server/features/people/index.ts';
import { findStanding, levelOfRank, rankOf } from '#server/kernel/access/index.ts';
import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import { recordReading } from '#server/platform/context/record-reading.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { csvPieces } from '#server/platform/tables/csv-pieces.ts';
import type { TableRows } from '#server/platform/tables/table-rows.ts';
import { requireRoom, workbookPieces } from '#server/platform/tables/workbook-pieces.ts';
import { readTurns } from './conversation/turns-loader.ts';
import './tables.ts';

const atOnce = 1000;
const header = [
  'Date',
  'Participant',
  'Text',
  'Theme',
  'Topic',
  'Sentiment',
  'Link',
  'Source',
  'Language',
  'Conversation',
  'ID',
];

type Exported = {
  readonly id: string;
  readonly saidAt: Date;
  readonly participant: string | null;
  readonly text: string;
  readonly theme: string | null;
  readonly topic: string | null;
  readonly sentiment: string | null;
  readonly url: string | null;
  readonly source: string;
  readonly language: string | null;
  /** As its source has it; one of our own where that gave none. */
  readonly externalId: string;
  readonly properties: Readonly<Record<string, string>>;
};
type Written = Exported & { readonly turns: readonly Turn[] };

/** What people said in a channel as a file, piece by piece, the oldest first; not what was excluded. */
export async function exportDataPoints(
  ctx: Ctx,
  channelId: string,
  format: TableFormat,
): Promise<AsyncGenerator<string | Uint8Array>> {
  await ctx.database.transaction(scopeOf(ctx), 'read only', (db) => requireStill(ctx, db, channelId));
  const { columns, count } = await ctx.database.transaction(scopeOf(ctx), 'read only', async (db) => ({
    columns: await readColumns(ctx, db, channelId),
    count: await countRows(ctx, db, channelId),
  }));
  if (format === 'XLSX') requireRoom(count + 1);
  await recordReading(ctx, { type: 'channel.exported', payload: { channelId }, objectId: channelId });
  const rows = tableRows(ctx, channelId, columns);
  return format === 'XLSX' ? workbookPieces(rows, { name: 'Data points', at: ctx.now() }) : csvPieces(rows);
}

/** By the counts that triggers keep. */
async function countRows(ctx: Ctx, db: Db, channelId: string): Promise<number> {
  const { count } = await db
    .selectFrom('channel_days')
    .select(sql<number>`coalesce(sum(point_count), 0)::int`.as('count'))
    .where('workspace_id', '=', ctx.workspace.id)
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow();
  return count;
}

type Column = { readonly place: number; readonly name: string };

/** Those that a person finds in the file, whatever comes while it is written. */
function readColumns(ctx: Ctx, db: Db, channelId: string): Promise<Column[]> {
  return db
    .selectFrom('channel_columns')
    .select(['place', 'name'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('channel_id', '=', channelId)
    .orderBy('place')
    .execute();
}

async function* tableRows(ctx: Ctx, channelId: string, columns: readonly Column[]): TableRows {
  yield [[...header, ...columns.map(({ name }) => name)]];
  let after: Written | undefined;
  do {
    const points: Written[] = await readPiece(ctx, channelId, after);
    yield points.map((point) => rowOf(point, columns));
    after = points.length === atOnce ? points.at(-1) : undefined;
  } while (after);
}

function rowOf(
  { saidAt, participant, text, theme, topic, sentiment, url, source, ...more }: Written,
  columns: readonly Column[],
): string[] {
  return [
    saidAt.toISOString(),
    participant ?? '',
    text,
    theme ?? '',
    topic ?? '',
    sentiment ?? '',
    url ?? '',
    source,
    more.language ?? '',
    writeConversation(more.turns),
    more.externalId,
    ...columns.map(({ place }) => more.properties[place] ?? ''),
  ];
}

/** Asks for each piece again: a download must not outlast the rights it was begun with. */
function readPiece(ctx: Ctx, channelId: string, after: Exported | undefined): Promise<Written[]> {
  return ctx.database.transaction(scopeOf(ctx), 'read only', async (db) => {
    await requireStill(ctx, db, channelId);
    const { rows } = await sql<Exported>`
      select p.id, p.said_at as "saidAt", ${knownParticipant(ctx, 'p.participant')} as participant, p.text, t.title as theme, s.title as topic, p.sentiment, p.url,
        p.source, p.language, p.external_id as "externalId", p.properties
      from data_points p
      left join themes t on t.workspace_id = p.workspace_id and t.id = p.theme_id and t.state = 'active'
      left join topics s on s.workspace_id = t.workspace_id and s.id = t.topic_id
      where p.workspace_id = ${ctx.workspace.id} and p.channel_id = ${channelId} and p.excluded_at is null
        and (${after === undefined} or (p.said_at, p.id)
          > (${after?.saidAt ?? new Date(0)}::timestamptz, ${after?.id ?? channelId}::uuid))
      order by p.said_at, p.id limit ${atOnce}`.execute(db);
    const turns = await readTurns(
      ctx,
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, turns: turns.get(row.id) ?? [] }));
  });
}

async function requireStill(ctx: Ctx, db: Db, channelId: string): Promise<void> {
  const standing = await findStanding(db, ctx.workspace.id, requireMember(ctx).accountId);
  const channel = await db
    .selectFrom('channels')
    .select(rankOf(ctx, 'access_id').as('rank'))
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', channelId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  const level = channel ? levelOfRank(ctx, channel.rank) : null;
  if (!standing || level === null) throw new NotFound();
  const decision = can(standing.viewer, 'channel.export', { level });
  if (!decision.allowed) throw new Forbidden(decision.reason);
}
