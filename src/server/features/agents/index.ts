import { answerModels } from '#server/features/answering/index.ts';
import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import { agentTrait } from './agent.trait.ts';
import type { RunQueue } from './insert-run.ts';
import { runAgentJob } from './jobs.ts';
import { agentsSchema } from './resolvers.ts';
import { scheduleHandler } from './schedule.ts';
import { wakeAgents } from './subscribers.ts';

type QueueServices = Pick<JobServices, 'boss' | 'models' | 'log'>;

function queueOf({ boss, models, log }: QueueServices): RunQueue {
  return { boss, job: runAgentJob(answerModels(models, log)) };
}

/** Work that is done for a person while they do something else: found, checked, written down. */
export const agents: Feature = {
  name: 'agents',
  traits: [agentTrait],
  schema: (services) => agentsSchema(queueOf(services)),
  jobs: ({ models, log }) => [runAgentJob(answerModels(models, log))],
  schedules: (services) => [scheduleHandler(queueOf(services))],
  subscribers: (services) => [wakeAgents(queueOf(services), services.env.agentsAfterSeconds)],
};
