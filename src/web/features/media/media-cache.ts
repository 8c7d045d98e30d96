import type { CacheRules } from '#web/lib/cache-rules.ts';
import { invalidateField } from '#web/lib/cache-lists.ts';

export const mediaCache: CacheRules = {
  keys: { FilePage: () => null, FileMedia: () => null, TranscriptionSettings: () => null },
  updates: {
    restoreFiles: (_result, _args, cache) => invalidateField(cache, 'files'),
    trashFiles: (_result, _args, cache) => invalidateField(cache, 'files'),
    requestTranscript: (_result, _args, cache) => invalidateField(cache, 'transcripts'),
    importTranscript: (_result, _args, cache) => invalidateField(cache, 'transcripts'),
  },
  lists: { file: ['files', 'transcripts'], redaction: ['file'], transcript: ['transcripts', 'speakers'] },
};
