/** Where a slice keeps what it writes with evidence. Each has the same columns; `key` names the text they belong to. */
export type CitedTables = {
  readonly sources: 'answer_sources' | 'summary_sources' | 'agent_run_sources';
  readonly sentences: 'answer_sentences' | 'summary_sentences' | 'agent_run_sentences';
  readonly citations: 'answer_citations' | 'summary_citations' | 'agent_run_citations';
  readonly key: 'message_id' | 'summary_id' | 'run_id';
};

/** One text of one workspace. */
export type CitedText = {
  readonly tables: CitedTables;
  readonly workspaceId: string;
  readonly id: string;
};
