import type { ConversationFilter } from '#domain/ai/conversation.ts';

/** What an agent may be allowed to do. It reads with the first three; the other two are all that it can write. */
export const agentTools = ['search', 'read', 'themes', 'createDoc', 'notify'] as const;
export type AgentTool = (typeof agentTools)[number];

export const agentTriggers = ['schedule', 'event', 'manual'] as const;
export type AgentTrigger = (typeof agentTriggers)[number];

/** What an agent can wait for, by the names of automations. */
export const agentEvents = ['note:created', 'insight:published', 'theme:created', 'theme:rising'] as const;
export type AgentEvent = (typeof agentEvents)[number];

export const agentEventLabels: Readonly<Record<AgentEvent, string>> = {
  'note:created': 'A note is created',
  'insight:published': 'An insight is published',
  'theme:created': 'A channel has new themes',
  'theme:rising': 'A theme is rising',
};

/** A doc is in no project, and can be run again. */
export const agentDocuments = ['note', 'insight', 'doc'] as const;
export type AgentDocument = (typeof agentDocuments)[number];

export const runStates = [
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  /** It was due while no server was there, and a later one ran in its place. */
  'missed',
  /** A limit kept it from starting. */
  'refused',
] as const;
export type RunState = (typeof runStates)[number];

export type AgentSettings = {
  readonly name: string;
  readonly prompt: string;
  readonly trigger: AgentTrigger;
  readonly cron: string | null;
  readonly timeZone: string | null;
  readonly event: AgentEvent | null;
  /** Null: everything that its owner can see. */
  readonly filter: ConversationFilter | null;
  readonly tools: readonly AgentTool[];
  readonly documentKind: AgentDocument;
  /** Where a document is made. */
  readonly projectId: string | null;
  readonly maxSteps: number;
  readonly maxTokens: number;
  readonly runsPerDay: number;
};

export const agentLimits = {
  maxSteps: { name: 'Steps', min: 1, max: 12, usual: 6 },
  maxTokens: { name: 'Tokens', min: 1000, max: 200_000, usual: 50_000 },
  runsPerDay: { name: 'Runs a day', min: 1, max: 24, usual: 10 },
} as const;
