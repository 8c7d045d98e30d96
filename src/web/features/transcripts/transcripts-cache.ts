import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const transcriptsCache: CacheRules = {
  after: { requestTranscript: ['transcripts'], importTranscript: ['transcripts'] },
  heard: { transcript: ['transcripts', 'speakers'] },
};
