import { NotFound } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { startWriting, type AnswerModels } from '#server/features/answering/index.ts';
import {
  findRequested,
  findSummary,
  finishSummary,
  insertSummary,
  refuseTwo,
  summaryTables,
  type Summary,
} from '#server/features/summaries/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { openStream } from '#server/platform/streams/open-stream.ts';
import { filterOf } from './doc.ts';
import { getDoc } from './policy.ts';
import { subjectOf, wayOfDocs } from './doc-summary.ts';
import { writeDoc } from './write-doc.ts';

const limit: Limit = { name: 'doc', most: 30, seconds: 60 };

/** Answers at once with the run: its words are read from its stream. What was there stays in the history. */
export async function runDoc(
  ctx: Ctx,
  models: AnswerModels,
  input: { readonly id: string; readonly requestKey: string },
): Promise<Summary> {
  const { viewer } = requireMember(ctx);
  const requestKey = accept(parseText(textLimits.requestKey, input.requestKey));
  await ctx.reads.end();
  await createRateLimiter(ctx).take(limit, viewer.id);
  const subject = subjectOf(input.id);
  const { id, start } = await inTransaction(ctx, async (tx) => {
    const { doc, access } = await getDoc(tx, input.id);
    allow(tx, 'doc.run', access);
    const known = await findRequested(tx, viewer.id, requestKey);
    if (known !== undefined) return { id: known, start: null };
    await refuseTwo(tx, subject);
    const streamId = await openStream(tx, { memberId: viewer.id });
    const { prompt } = doc;
    await tx.db
      .updateTable('docs')
      .set({ updated_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', doc.id)
      .execute();
    const made = { ...wayOfDocs, subject, prompt, streamId, requestKey, createdBy: viewer.id };
    return { id: await insertSummary(tx, made), start: { streamId, prompt, filter: filterOf(doc) } };
  });
  if (start) {
    const { streamId, ...ask } = start;
    startWriting(ctx, {
      tables: summaryTables,
      id,
      streamId,
      work: (own, page) => writeDoc(own, models, ask, page),
      finish: (db, own, ended) => finishSummary(db, own, { id, subject, ...ended }),
    });
  }
  const summary = await findSummary(ctx, await ctx.reads.db(), id);
  if (!summary) throw new NotFound();
  return summary;
}
