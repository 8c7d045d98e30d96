import type { CitedTables } from '#server/features/answering/index.ts';

export const summaryTables: CitedTables = {
  sources: 'summary_sources',
  sentences: 'summary_sentences',
  citations: 'summary_citations',
  key: 'summary_id',
};
