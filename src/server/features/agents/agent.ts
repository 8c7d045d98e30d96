import { sql } from 'kysely';
import type { AgentDocument, AgentEvent, AgentTool, AgentTrigger } from '#domain/agents/agent.ts';
import type { ConversationFilter, ConversationObjectType } from '#domain/ai/conversation.ts';
import '#server/platform/schedules/tables.ts';
import './tables.ts';

export type Agent = {
  readonly id: string;
  readonly name: string;
  readonly prompt: string;
  readonly trigger: AgentTrigger;
  readonly cron: string | null;
  readonly timeZone: string | null;
  readonly event: AgentEvent | null;
  readonly objectType: ConversationObjectType | null;
  readonly objectIds: readonly string[];
  readonly tools: readonly AgentTool[];
  readonly documentKind: AgentDocument;
  readonly projectId: string | null;
  readonly maxSteps: number;
  readonly maxTokens: number;
  readonly runsPerDay: number;
  readonly pausedAt: Date | null;
  readonly nextRunAt: Date | null;
  readonly ownerId: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const agentColumns = [
  'agents.id',
  'agents.name',
  'agents.prompt',
  'agents.trigger',
  'agents.cron',
  'agents.time_zone as timeZone',
  'agents.event',
  'agents.object_type as objectType',
  sql<string[]>`agents.object_ids`.as('objectIds'),
  sql<AgentTool[]>`agents.tools`.as('tools'),
  'agents.document_kind as documentKind',
  'agents.project_id as projectId',
  'agents.max_steps as maxSteps',
  'agents.max_tokens as maxTokens',
  'agents.runs_per_day as runsPerDay',
  'agents.paused_at as pausedAt',
  sql<Date | null>`(select s.next_at from schedules s
    where s.workspace_id = agents.workspace_id and s.id = agents.id)`.as('nextRunAt'),
  'agents.created_by as ownerId',
  'agents.created_at as createdAt',
  'agents.updated_at as updatedAt',
] as const;

export function filterOf({
  objectType,
  objectIds,
}: Pick<Agent, 'objectType' | 'objectIds'>): ConversationFilter | null {
  return objectType === null ? null : { objectType, objectIds: [...objectIds] };
}
