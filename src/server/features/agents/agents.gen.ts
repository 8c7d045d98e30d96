// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AgentDocumentKind, AgentEvent, AgentInput, AgentRunState, AgentStepOutcome, AgentStepTool, AgentTool, AgentTrigger, AnswerEngine, ConversationObjectType, SearchResultType } from '#server/platform/graphql/wire.gen.ts';
import type { Agent } from './agent.ts';
import type { AgentRun } from './agent-run.ts';
import type { AgentStep } from './queries.ts';
import type { ShownSentence as AnswerSentence } from '#server/features/answering/read-shown.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Project } from '#server/kernel/projects/project.ts';

export type AgentRunPage = {
  readonly items: readonly AgentRun[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type AgentPage = {
  readonly items: readonly Agent[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type AgentReadItem = {
  readonly id: string;
  readonly type: SearchResultType;
  readonly title: string;
};

export type AgentRunDocument = {
  readonly id: string;
  readonly kind: AgentDocumentKind;
  readonly title: string;
  readonly projectId?: string | null;
};

export type AgentsResolvers = ResolversOf<{
  Agent: FieldResolvers<Agent, {
    id: Resolver<string, Agent>;
    name: Resolver<string, Agent>;
    prompt: Resolver<string, Agent>;
    trigger: Resolver<AgentTrigger, Agent>;
    cron: Resolver<string | null, Agent>;
    timeZone: Resolver<string | null, Agent>;
    event: Resolver<AgentEvent | null, Agent>;
    objectType: Resolver<ConversationObjectType | null, Agent>;
    objectIds: Resolver<readonly string[], Agent>;
    tools: Resolver<readonly AgentTool[], Agent>;
    documentKind: Resolver<AgentDocumentKind, Agent>;
    project: Resolver<Project | null, Agent>;
    maxSteps: Resolver<number, Agent>;
    maxTokens: Resolver<number, Agent>;
    runsPerDay: Resolver<number, Agent>;
    pausedAt: Resolver<Date | null, Agent>;
    nextRunAt: Resolver<Date | null, Agent>;
    isMine: Resolver<boolean, Agent>;
    owner: Resolver<Member | null, Agent>;
    createdAt: Resolver<Date, Agent>;
    updatedAt: Resolver<Date, Agent>;
    runs: Resolver<AgentRunPage, Agent, { first: number | null; after?: string | null }>;
  }>;
  AgentPage: FieldResolvers<AgentPage, {
    items: Resolver<readonly Agent[], AgentPage>;
    endCursor: Resolver<string | null, AgentPage>;
    totalCount: Resolver<number, AgentPage>;
  }>;
  AgentReadItem: FieldResolvers<AgentReadItem, {
    id: Resolver<string, AgentReadItem>;
    type: Resolver<SearchResultType, AgentReadItem>;
    title: Resolver<string, AgentReadItem>;
  }>;
  AgentStep: FieldResolvers<AgentStep, {
    place: Resolver<number, AgentStep>;
    tool: Resolver<AgentStepTool, AgentStep>;
    outcome: Resolver<AgentStepOutcome, AgentStep>;
    input: Resolver<string, AgentStep>;
    detail: Resolver<string, AgentStep>;
    items: Resolver<readonly AgentReadItem[], AgentStep>;
    hiddenItems: Resolver<number, AgentStep>;
    createdAt: Resolver<Date, AgentStep>;
  }>;
  AgentRunDocument: FieldResolvers<AgentRunDocument, {
    id: Resolver<string, AgentRunDocument>;
    kind: Resolver<AgentDocumentKind, AgentRunDocument>;
    title: Resolver<string, AgentRunDocument>;
    projectId: Resolver<string | null, AgentRunDocument>;
  }>;
  AgentRun: FieldResolvers<AgentRun, {
    id: Resolver<string, AgentRun>;
    agent: Resolver<Agent | null, AgentRun>;
    dryRun: Resolver<boolean, AgentRun>;
    trigger: Resolver<AgentTrigger, AgentRun>;
    state: Resolver<AgentRunState, AgentRun>;
    problem: Resolver<string | null, AgentRun>;
    prompt: Resolver<string, AgentRun>;
    dueAt: Resolver<Date | null, AgentRun>;
    missedCount: Resolver<number | null, AgentRun>;
    engine: Resolver<AnswerEngine | null, AgentRun>;
    model: Resolver<string, AgentRun>;
    answered: Resolver<boolean, AgentRun>;
    tokens: Resolver<number, AgentRun>;
    steps: Resolver<readonly AgentStep[], AgentRun>;
    sentences: Resolver<readonly AnswerSentence[], AgentRun>;
    document: Resolver<AgentRunDocument | null, AgentRun>;
    createdAt: Resolver<Date, AgentRun>;
    startedAt: Resolver<Date | null, AgentRun>;
    finishedAt: Resolver<Date | null, AgentRun>;
  }>;
  AgentRunPage: FieldResolvers<AgentRunPage, {
    items: Resolver<readonly AgentRun[], AgentRunPage>;
    endCursor: Resolver<string | null, AgentRunPage>;
    totalCount: Resolver<number, AgentRunPage>;
  }>;
  Query: {
    agent: Resolver<Agent | null, unknown, { id: string }>;
    agents: Resolver<AgentPage, unknown, { others: boolean | null; first: number | null; after?: string | null }>;
    agentRun: Resolver<AgentRun | null, unknown, { id: string }>;
  };
  Mutation: {
    createAgent: Resolver<Agent, unknown, { input: AgentInput }>;
    updateAgent: Resolver<Agent, unknown, { id: string; input: AgentInput }>;
    pauseAgent: Resolver<Agent, unknown, { id: string; paused: boolean }>;
    deleteAgent: Resolver<boolean, unknown, { id: string }>;
    runAgent: Resolver<AgentRun, unknown, { id: string; dryRun: boolean; requestKey: string }>;
    cancelAgentRun: Resolver<AgentRun, unknown, { id: string }>;
  };
}>;
