import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const everywhere = ['conversation', 'conversations'] as const;

export const conversationsCache: CacheRules = {
  embedded: ['AnswerInsight'],
  after: {
    askQuestion: everywhere,
    cancelAnswer: ['conversation'],
    deleteConversation: everywhere,
    rateMessage: ['conversation'],
    createInsightFromAnswer: ['insights'],
  },
  heard: { conversation: everywhere },
};
