import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const everywhere = ['agent', 'agents', 'agentRun'] as const;

export const agentsCache: CacheRules = {
  embedded: ['AgentReadItem', 'AgentRunDocument'],
  after: {
    createAgent: ['agents'],
    deleteAgent: everywhere,
    runAgent: ['agent'],
    cancelAgentRun: ['agent', 'agentRun'],
  },
  heard: { agent: everywhere },
};
