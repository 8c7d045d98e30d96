import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

const everywhere = ['conversation', 'conversations'] as const;

export const conversationsCache: CacheRules = {
  // Two citations of one note quote different words of it.
  embedded: ['AnswerCitation', 'AnswerInsight'],
  after: {
    askQuestion: everywhere,
    cancelAnswer: ['conversation'],
    deleteConversation: everywhere,
    rateMessage: ['conversation'],
    createInsightFromAnswer: ['insights'],
    updateAiInstructions: ['aiInstructions'],
  },
  heard: { conversation: everywhere },
};
