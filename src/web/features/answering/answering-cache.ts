import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const answeringCache: CacheRules = {
  // Two citations of one note quote different words of it.
  embedded: ['AnswerCitation'],
  after: { updateAiInstructions: ['aiInstructions'] },
};
