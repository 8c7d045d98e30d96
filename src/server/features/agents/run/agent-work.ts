import type { AnswerModels } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Agent } from '../agent.ts';
import type { StepLog } from './step-log.ts';

/** One run as its parts see it. */
export type AgentWork = {
  readonly agent: Agent;
  readonly runId: string;
  readonly prompt: string;
  readonly dryRun: boolean;
  readonly models: AnswerModels;
  readonly signal: AbortSignal;
  readonly log: StepLog;
  /** With the rights that the owner has now: asked for before each step. Throws NotFound for who has left. */
  readonly asOwner: () => Promise<Ctx>;
};
