import type { CitedTables } from '#server/features/answering/index.ts';
import './tables.ts';

export const runTables: CitedTables = {
  sources: 'agent_run_sources',
  sentences: 'agent_run_sentences',
  citations: 'agent_run_citations',
  key: 'run_id',
};
