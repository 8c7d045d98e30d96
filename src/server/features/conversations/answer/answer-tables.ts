import type { CitedTables } from '#server/features/answering/index.ts';
import '../tables.ts';

export const answerTables: CitedTables = {
  sources: 'answer_sources',
  sentences: 'answer_sentences',
  citations: 'answer_citations',
  key: 'message_id',
};
