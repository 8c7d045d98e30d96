import type { CacheRules } from '#web/lib/cache-rules.ts';
import { invalidateField } from '#web/lib/cache-lists.ts';

export const mediaCache: CacheRules = {
  keys: {
    FilePage: () => null,
    FileMedia: () => null,
    TranscriptionSettings: () => null,
    TranslationPart: () => null,
  },
  updates: {
    restoreFiles: (_result, _args, cache) => invalidateField(cache, 'files'),
    trashFiles: (_result, _args, cache) => invalidateField(cache, 'files'),
    requestTranscript: (_result, _args, cache) => invalidateField(cache, 'transcripts'),
    requestTranslation: (_result, _args, cache) => invalidateField(cache, 'translations'),
    deleteTranslation: (_result, _args, cache) => invalidateField(cache, 'translations'),
    importTranscript: (_result, _args, cache) => invalidateField(cache, 'transcripts'),
  },
  lists: {
    file: ['files', 'transcripts', 'translations'],
    redaction: ['file', 'translations'],
    transcript: ['transcripts', 'speakers'],
    translation: ['translations'],
  },
};
