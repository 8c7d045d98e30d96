import { searchTextOf } from '#domain/ai/ask.ts';
import { HarkError } from '#domain/errors/hark-error.ts';
import {
  readInstructions,
  Stopped,
  writeToEnd,
  type AnswerModels,
  type CitedPage,
  type FinishedAnswer,
} from '#server/features/answering/index.ts';
import { answerFromSources } from '#server/features/conversations/index.ts';
import { asMember } from '#server/kernel/access/index.ts';
import { leaveRoom } from '#server/platform/ai/language/leave-room.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { runTables } from '../run-tables.ts';
import type { AgentWork } from './agent-work.ts';
import { countTokens } from './count-tokens.ts';
import { finishRun, refuseRun } from './finish-run.ts';
import { gather } from './gather.ts';
import { makeDocument } from './make-document.ts';
import { beginRun, findRunWork } from './begin-run.ts';
import { openStepLog } from './step-log.ts';

type Given = { readonly runId: string; readonly signal: AbortSignal };

/** Reads, writes an answer whose sentences are checked, then makes a document of it and tells its owner, as allowed. */
export async function runAgent(ctx: Ctx, models: AnswerModels, { runId, signal }: Given): Promise<void> {
  const found = await findRunWork(ctx, runId);
  if (!found) return;
  const { agent, prompt, dryRun, startedBy } = found;
  const asOwner = (): Promise<Ctx> => asMember(ctx, agent.ownerId).catch(explainLoss);
  let owner: Ctx;
  let streamId: string | undefined;
  try {
    owner = await asOwner();
    streamId = await beginRun(owner, runId, agent);
  } catch (error) {
    if (!(error instanceof HarkError) && !(error instanceof Stopped)) throw error;
    return refuseRun(ctx, runId, error.message);
  }
  if (streamId === undefined) return;
  const language = startedBy === 'manual' ? models.language : leaveRoom(models.language);
  const counted = countTokens({ ...models, language }, agent.maxTokens);
  await writeToEnd(owner, {
    tables: runTables,
    id: runId,
    streamId,
    work: (_own, page) => {
      const stop = AbortSignal.any([page.signal, signal]);
      const log = openStepLog(ctx, runId);
      return runSteps(
        { agent, runId, prompt, dryRun, models: counted.models, signal: stop, log, asOwner },
        { ...page, signal: stop },
      );
    },
    finish: (db, own, { state, finished }) =>
      finishRun(db, own, { agent, runId, dryRun, state, finished, tokens: counted.count.used() }),
  });
}

async function runSteps(work: AgentWork, page: CitedPage): Promise<FinishedAnswer> {
  const found = await gather(work);
  work.signal.throwIfAborted();
  const ctx = await work.asOwner();
  const instructions = await readInstructions(await ctx.reads.db(), ctx.workspace.id);
  await ctx.reads.end();
  const searchFor = searchTextOf(work.prompt);
  const asked = { question: work.prompt, searchFor, history: [], instructions, peopleTotal: 0 };
  const finished = await answerFromSources(ctx, work.models, { ...asked, purpose: 'agent' }, found, page);
  await work.log.add({ tool: 'write', outcome: 'done', detail: writtenBy(finished) });
  const problem = await makeDocument(work, finished);
  if (work.agent.tools.includes('notify')) await tell(work);
  return { ...finished, problem: problem ?? finished.problem };
}

function writtenBy({ engine, model, answered }: FinishedAnswer): string {
  if (!answered) return 'Nothing here answers this. The nearest quotes are shown.';
  return engine === 'model'
    ? `Written by ${model}, each sentence checked against its sources.`
    : 'Quotes chosen without a language model.';
}

/** The notification itself is sent with the end of the run. */
async function tell({ dryRun, log }: AgentWork): Promise<void> {
  await log.add({
    tool: 'notify',
    outcome: dryRun ? 'planned' : 'done',
    detail: dryRun ? 'Would notify you.' : 'You are notified.',
  });
}

function explainLoss(error: unknown): never {
  throw error instanceof HarkError
    ? new Stopped('The owner of this agent is no longer an active member.')
    : error;
}
