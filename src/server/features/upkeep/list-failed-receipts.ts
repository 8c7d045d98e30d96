import { sql } from 'kysely';
import { refine, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import '#server/platform/events/tables.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';

export type FailedReceipt = {
  readonly id: string;
  readonly subscriber: string;
  readonly event: string;
  readonly error: string;
  readonly failedAt: Date;
};

const pageKey = object({ id: refine(string, 'number', (text) => /^\d{1,18}$/.test(text)) });

/** The latest first. */
export async function listFailedReceipts(ctx: Ctx, args: PageArgs): Promise<Page<FailedReceipt>> {
  allow(ctx, 'upkeep.read');
  const request = readPageArgs(args, pageKey);
  const { after } = request;
  const failed = (await ctx.reads.db())
    .selectFrom('outbox')
    .where('outbox.workspace_id', '=', ctx.workspace.id)
    .where('outbox.failed_at', 'is not', null);
  const rows = await failed
    .leftJoin('events', (join) =>
      join
        .onRef('events.workspace_id', '=', 'outbox.workspace_id')
        .onRef('events.id', '=', 'outbox.event_id'),
    )
    .select([
      'outbox.id',
      'outbox.subscriber',
      sql<string>`coalesce(events.type, '')`.as('event'),
      sql<string>`coalesce(outbox.error, '')`.as('error'),
      sql<Date>`outbox.failed_at`.as('failedAt'),
    ])
    .$if(after !== null, (query) => query.where('outbox.id', '<', after?.id ?? ''))
    .orderBy('outbox.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ id }) => ({ id }),
    () => failed.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
