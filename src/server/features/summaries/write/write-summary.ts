import { summaryCap } from '#domain/ai/summary.ts';
import {
  generateCited,
  readInstructions,
  type AnswerModels,
  type CitedPage,
  type FinishedAnswer,
} from '#server/features/answering/index.ts';
import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Subject } from '../subject.ts';
import { capped } from './capped-page.ts';
import { keepHeading } from './keep-heading.ts';
import { keyQuotes } from './key-quotes.ts';
import { languageOf, summaryMessages, summaryRules, type SummaryAsk } from './prompt.ts';
import { readMaterial } from './read-material.ts';
import { readSaid } from './said.ts';
import { keepThemeTitles, quoteThemes, readToldThemes, themeMessages } from './tell-themes.ts';
import { thinSources } from './thin-sources.ts';

const cutShort = 'There is more than a summary can be made from. It was made from a part.';

/** A summary by the workspace's model, each sentence checked; where there is none or it fails, key quotes. */
export async function writeSummary(
  ctx: Ctx,
  models: AnswerModels,
  { subject, ask, waitsForModel }: { subject: Subject; ask: SummaryAsk; waitsForModel: boolean },
  open: CitedPage,
): Promise<FinishedAnswer> {
  const page = capped(open, summaryCap);
  const { sources, isCut } = await readMaterial(ctx, subject);
  const isWrap = subject.objectType === 'wrap';
  const themes = isWrap ? await readToldThemes(await ctx.reads.db(), ctx.workspace.id, subject.objectId) : [];
  const instructions = await readInstructions(await ctx.reads.db(), ctx.workspace.id);
  await ctx.reads.end();
  page.signal.throwIfAborted();
  await page.sources(sources);
  const said = await readSaid(models, sources);
  page.signal.throwIfAborted();
  const quote = async (why: string | null): Promise<FinishedAnswer> => {
    const { sentences, problem } = isWrap ? quoteThemes(themes, said) : await keyQuotes(models, said, ask);
    for (const sentence of sentences) await page.sentence(sentence);
    const model = models.embedder?.model ?? '';
    return {
      engine: 'embedded',
      model,
      answered: true,
      problem: why ?? problem ?? (isCut ? cutShort : null),
    };
  };
  try {
    const thinned = thinSources(sources, said);
    const { model } = await generateCited(
      ctx,
      models,
      {
        purpose: 'summary',
        rules: summaryRules,
        instructions,
        messages: isWrap
          ? themeMessages(thinned, themes, languageOf(ask.language))
          : summaryMessages(thinned, ask),
        sources: thinned,
        peopleTotal: 0,
        heading: isWrap ? keepThemeTitles(themes) : keepHeading(ask.framework, said),
        isFull: page.isFull,
      },
      page,
    );
    if (page.isEmpty() || page.hasMostlyDoubts()) {
      await page.startOver();
      return await quote('The model’s summary wasn’t supported by the sources. These are the key quotes.');
    }
    const isThinned = thinned !== sources || isCut;
    return { engine: 'model', model, answered: true, problem: isThinned ? cutShort : null };
  } catch (error) {
    if (!(error instanceof GenerationFailed) || error.fault === 'cancelled') throw error;
    if (!page.isEmpty() && !page.hasMostlyDoubts())
      return { engine: 'model', model: '', answered: true, problem: error.message };
    if (waitsForModel && isPassing(error)) throw error;
    if (!page.isEmpty()) await page.startOver();
    const isExpected = error.fault === 'off' || error.fault === 'none';
    return quote(isExpected ? null : error.message);
  }
}

function isPassing({ fault }: GenerationFailed): boolean {
  return fault === 'budget' || fault === 'busy' || fault === 'down' || fault === 'slow';
}
