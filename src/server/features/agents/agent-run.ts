import type { AgentDocument, AgentTrigger, RunState } from '#domain/agents/agent.ts';
import type { AnswerEngine } from '#server/features/answering/index.ts';
import './tables.ts';

export type AgentRun = {
  readonly id: string;
  readonly agentId: string;
  readonly dryRun: boolean;
  readonly trigger: AgentTrigger;
  readonly state: RunState;
  readonly problem: string | null;
  readonly prompt: string;
  readonly dueAt: Date | null;
  readonly missedCount: number | null;
  readonly engine: AnswerEngine | null;
  readonly model: string;
  readonly answered: boolean;
  readonly tokens: number;
  readonly documentKind: AgentDocument | null;
  readonly documentId: string | null;
  readonly streamId: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

export const runColumns = [
  'agent_runs.id',
  'agent_runs.agent_id as agentId',
  'agent_runs.dry as dryRun',
  'agent_runs.trigger',
  'agent_runs.state',
  'agent_runs.problem',
  'agent_runs.prompt',
  'agent_runs.due_at as dueAt',
  'agent_runs.missed_count as missedCount',
  'agent_runs.engine',
  'agent_runs.model',
  'agent_runs.answered',
  'agent_runs.tokens',
  'agent_runs.document_kind as documentKind',
  'agent_runs.document_id as documentId',
  'agent_runs.stream_id as streamId',
  'agent_runs.created_at as createdAt',
  'agent_runs.started_at as startedAt',
  'agent_runs.finished_at as finishedAt',
] as const;
