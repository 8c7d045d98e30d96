import type { Scope } from '#web/features/conversations/index.ts';
import { agentLimits } from '#domain/agents/agent.ts';
import type { AgentCardFragment, AgentInput } from '#web/lib/graphql.gen.ts';

/** What the form holds. */
export type AgentDraft = {
  readonly name: string;
  readonly prompt: string;
  readonly trigger: AgentInput['trigger'];
  readonly cron: string;
  readonly timeZone: string;
  readonly event: NonNullable<AgentInput['event']>;
  readonly scope: Scope | null;
  readonly tools: AgentInput['tools'];
  readonly documentKind: 'NOTE' | 'INSIGHT' | 'DOC';
  readonly projectId: string;
  readonly maxSteps: string;
  readonly maxTokens: string;
  readonly runsPerDay: string;
};

export function draftOf(agent: AgentCardFragment | null): AgentDraft {
  return {
    name: agent?.name ?? '',
    prompt: agent?.prompt ?? '',
    trigger: agent?.trigger ?? 'SCHEDULE',
    cron: agent?.cron ?? '0 9 * * 1',
    timeZone: agent?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    event: agent?.event ?? 'NOTE_CREATED',
    scope:
      agent?.objectType == null ? null : { objectType: agent.objectType, objectIds: [...agent.objectIds] },
    tools: agent ? [...agent.tools] : ['SEARCH', 'THEMES', 'READ', 'CREATE_DOC', 'NOTIFY'],
    documentKind: agent?.documentKind ?? 'INSIGHT',
    projectId: agent?.project?.id ?? '',
    maxSteps: String(agent?.maxSteps ?? agentLimits.maxSteps.usual),
    maxTokens: String(agent?.maxTokens ?? agentLimits.maxTokens.usual),
    runsPerDay: String(agent?.runsPerDay ?? agentLimits.runsPerDay.usual),
  };
}

/** As the server takes it; what is wrong in it the server says. */
export function inputOf(draft: AgentDraft): AgentInput {
  const { trigger } = draft;
  return {
    name: draft.name,
    prompt: draft.prompt,
    trigger,
    cron: trigger === 'SCHEDULE' ? draft.cron : null,
    timeZone: trigger === 'SCHEDULE' ? draft.timeZone : null,
    event: trigger === 'EVENT' ? draft.event : null,
    filter: draft.scope && { ...draft.scope, objectIds: [...draft.scope.objectIds] },
    tools: draft.tools,
    documentKind: draft.documentKind,
    projectId:
      draft.tools.includes('CREATE_DOC') && draft.documentKind !== 'DOC' && draft.projectId !== ''
        ? draft.projectId
        : null,
    maxSteps: wholeOf(draft.maxSteps),
    maxTokens: wholeOf(draft.maxTokens),
    runsPerDay: wholeOf(draft.runsPerDay),
  };
}

/** Nothing that reads as a number is out of every limit. */
function wholeOf(text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && Math.abs(value) < 1_000_000_000 ? value : 0;
}
