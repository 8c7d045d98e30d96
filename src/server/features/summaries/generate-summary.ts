import { defaultFramework, type SummaryFramework } from '#domain/ai/frameworks.ts';
import { parseSummaryPrompt, type SummaryType } from '#domain/ai/summary.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { parseTranscriptionLanguage } from '#domain/locales/transcription-language.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { startWriting, type AnswerModels } from '#server/features/answering/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { openStream } from '#server/platform/streams/open-stream.ts';
import { findRequested } from './find-requested.ts';
import { insertSummary } from './insert-summary.ts';
import { allowSubject } from './policy.ts';
import type { Subject } from './subject.ts';
import { findSummary } from './queries.ts';
import { readDefaults } from './read-defaults.ts';
import type { Summary } from './summary.ts';
import { refuseOff } from './summary-mode.ts';
import { refuseTwo, writingOf } from './begun-summary.ts';

export type SummaryRequest = Subject & {
  /** Left out: what the project says, then the product. */
  readonly framework: SummaryFramework | null;
  readonly type: SummaryType | null;
  readonly prompt: string | null;
  /** Left out: what the project says. `auto`: the language of what is summarized. */
  readonly language: string | null;
  /** The same key never makes two. */
  readonly requestKey: string;
};

const limit: Limit = { name: 'summary', most: 30, seconds: 60 };

/** Answers at once with the summary to be: its words are read from its stream. */
export async function generateSummary(
  ctx: Ctx,
  models: AnswerModels,
  request: SummaryRequest,
): Promise<Summary> {
  const { viewer } = requireMember(ctx);
  const requestKey = accept(parseText(textLimits.requestKey, request.requestKey));
  if (request.objectType === 'doc') throw new ValidationError('Run the doc instead');
  if (request.objectType === 'highlights')
    accept(checkCount(countLimits.summaryHighlights, request.highlightIds.length));
  const asked = request.language === null ? undefined : accept(parseTranscriptionLanguage(request.language));
  await ctx.reads.end();
  await createRateLimiter(ctx).take(limit, viewer.id);
  const made = await inTransaction(ctx, async (tx) => {
    await allowSubject(tx, 'generate', request);
    await refuseOff(tx, request);
    const known = await findRequested(tx, viewer.id, requestKey);
    if (known !== undefined) return { id: known, start: null };
    await refuseTwo(tx, request);
    const defaults = await readDefaults(tx, request);
    // A wrap has a part for each of its themes, whatever a project prefers.
    const framework =
      request.objectType === 'wrap'
        ? 'ByThemes'
        : (request.framework ?? defaults.framework ?? defaultFramework);
    const ask = {
      framework,
      type: request.type ?? defaults.type,
      prompt: accept(parseSummaryPrompt(framework, request.prompt)),
      language: request.language === null ? defaults.language : (asked ?? null),
    };
    const streamId = await openStream(tx, { memberId: viewer.id });
    const createdBy = viewer.id;
    const id = await insertSummary(tx, { ...ask, subject: request, streamId, requestKey, createdBy });
    return { id, start: { id, subject: request, ask, streamId } };
  });
  const { id, start } = made;
  if (start) startWriting(ctx, writingOf(models, start));
  const summary = await findSummary(ctx, await ctx.reads.db(), id);
  if (!summary) throw new NotFound();
  return summary;
}
