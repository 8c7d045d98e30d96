import { countOf, notAsked, type HealthCheck } from './check.ts';
import type { WorkspaceFigures } from './read-workspace-figures.ts';

const longMs = 15 * 60_000;

/** Work that nobody takes up means that no worker runs, or that all of them are busy. */
export function judgeWork(figures: WorkspaceFigures, now: Date): HealthCheck {
  const { waiting, running, failedJobs, failedReceipts, oldestWaitingAt, oldestReceiptAt } = figures;
  const isOld = (at: Date | null): boolean => at !== null && now.getTime() - at.getTime() > longMs;
  const failed = failedJobs + failedReceipts;
  const lastFailureAt = latest(figures.lastFailedJobAt, figures.lastFailedReceiptAt);
  const facts = { part: 'WORK', milliseconds: null, lastFailureAt } as const;
  if (isOld(oldestReceiptAt) || (isOld(oldestWaitingAt) && running === 0))
    return { ...facts, state: 'DOWN', message: 'Work has waited for more than 15 minutes and none runs.' };
  if (failed > 0) return { ...facts, state: 'WARNING', message: `${countOf(failed, 'task')} failed.` };
  return {
    ...facts,
    state: 'OK',
    message: waiting + running === 0 ? 'Nothing is waiting.' : `${running} running, ${waiting} waiting.`,
  };
}

export function judgeSearch(
  { builtAt, failedSearchReceipts, lastFailedReceiptAt }: WorkspaceFigures,
  { findsMeaning }: { findsMeaning: boolean },
): HealthCheck {
  const facts = { part: 'SEARCH', milliseconds: null } as const;
  if (failedSearchReceipts > 0)
    return {
      ...facts,
      state: 'WARNING',
      message: `${countOf(failedSearchReceipts, 'change')} not in the index. Retry the failed work, or rebuild the index.`,
      lastFailureAt: lastFailedReceiptAt,
    };
  if (builtAt === null)
    return {
      ...facts,
      state: 'OK',
      message: 'The index is built with the first content.',
      lastFailureAt: null,
    };
  return {
    ...facts,
    state: 'OK',
    message: findsMeaning ? 'Finds words and meaning.' : 'Finds words. No model for meaning is installed.',
    lastFailureAt: null,
  };
}

export function judgeModels(
  { generationOn, ownModel, lastModelOutcome, lastModelFailureAt }: WorkspaceFigures,
  installationModel: string | null,
): HealthCheck {
  const model = ownModel ?? installationModel;
  const off = (message: string): HealthCheck => ({ part: 'MODELS', state: 'OFF', message, ...notAsked });
  if (model === null) return off('No language model is set up.');
  if (!generationOn) return off('Text generation is turned off for this workspace.');
  const facts = { part: 'MODELS', milliseconds: null, lastFailureAt: lastModelFailureAt } as const;
  if (lastModelFailureAt !== null)
    return { ...facts, state: 'WARNING', message: `The last request to ${model} failed.` };
  return {
    ...facts,
    state: 'OK',
    message: lastModelOutcome === null ? `${model} has not been used yet.` : `${model} answers.`,
  };
}

function latest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
