import type { AiMode } from '#domain/ai/features.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { findHolder } from './find-holder.ts';
import { isOf } from './of-subject.ts';
import { readSummaryMode } from './summary-mode.ts';
import { summaryColumns, toSummary, type Summary } from './summary.ts';
import type { SummarizedRef } from './subject.ts';
import './tables.ts';

export type ObjectSummary = {
  readonly current: Summary | null;
  /** A later try that is still being written, or that came to nothing. */
  readonly attempt: Summary | null;
  /** Off: none is made any more. */
  readonly mode: AiMode;
};

export async function findObjectSummary(ctx: Ctx, ref: SummarizedRef): Promise<ObjectSummary> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, await findHolder(ctx, db, ref));
  const own = withStream(ctx, db)
    .select(summaryColumns)
    .where(isOf({ objectType: ref.type, objectId: ref.id }));
  const current = await own
    .where('s.shown_at', 'is not', null)
    .orderBy('s.shown_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const last = await own.orderBy('s.created_at', 'desc').orderBy('s.id', 'desc').limit(1).executeTakeFirst();
  return {
    current: current ? toSummary(current, ctx.now()) : null,
    attempt: last && last.shownAt === null ? toSummary(last, ctx.now()) : null,
    mode: await readSummaryMode(db, ctx.workspace.id, {
      objectType: ref.type,
      objectId: ref.id,
      highlightIds: [],
    }),
  };
}

/** Undefined for what its reader may not see. */
export async function findSummary(ctx: Ctx, db: Db, id: string): Promise<Summary | undefined> {
  const row = await withStream(ctx, db).select(summaryColumns).where('s.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { objectId, objectType, createdBy } = row;
  if (objectId === null || objectType === 'highlights')
    return createdBy === viewerOf(ctx)?.id ? toSummary(row, ctx.now()) : undefined;
  try {
    await getAccessObject(ctx, db, await findHolder(ctx, db, { type: objectType, id: objectId }));
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
  return toSummary(row, ctx.now());
}

const newestFirst: Sort = { kind: 'time', column: 's.created_at', id: 's.id' };

/** All that were shown once, the newest first. */
export async function listSummaries(
  ctx: Ctx,
  { ref, ...args }: PageArgs & { ref: SummarizedRef },
): Promise<Page<Summary>> {
  const db = await ctx.reads.db();
  await getAccessObject(ctx, db, await findHolder(ctx, db, ref));
  const shown = withStream(ctx, db)
    .where(isOf({ objectType: ref.type, objectId: ref.id }))
    .where('s.shown_at', 'is not', null);
  const page = await readPage(args, newestFirst, shown, (list) => list.select(summaryColumns));
  return { ...page, items: page.items.map((row) => toSummary(row, ctx.now())) };
}

function withStream(ctx: Ctx, db: Db) {
  return db
    .selectFrom('summaries as s')
    .leftJoin('streams as w', (join) =>
      join.onRef('w.workspace_id', '=', 's.workspace_id').onRef('w.id', '=', 's.stream_id'),
    )
    .where('s.workspace_id', '=', ctx.workspace.id);
}
