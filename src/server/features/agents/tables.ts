import type { Generated } from 'kysely';
import type { AgentDocument, AgentEvent, AgentTool, AgentTrigger, RunState } from '#domain/agents/agent.ts';
import type { CitationType } from '#domain/ai/citation.ts';
import type { ConversationObjectType } from '#domain/ai/conversation.ts';
import type { AnswerEngine, ShownDoubt } from '#server/features/answering/index.ts';

export type StepTool = AgentTool | 'write';
export type StepOutcome = 'done' | 'planned' | 'refused';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    agents: {
      workspace_id: string;
      id: string;
      name: string;
      prompt: string;
      trigger: AgentTrigger;
      cron: string | null;
      time_zone: string | null;
      event: AgentEvent | null;
      object_type: ConversationObjectType | null;
      object_ids: Generated<string[]>;
      tools: AgentTool[];
      document_kind: AgentDocument;
      project_id: string | null;
      max_steps: number;
      max_tokens: number;
      runs_per_day: number;
      paused_at: Date | null;
      paused_by: string | null;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    agent_runs: {
      workspace_id: string;
      id: string;
      agent_id: string;
      dry: boolean;
      trigger: AgentTrigger;
      state: RunState;
      problem: string | null;
      prompt: string;
      due_at: Date | null;
      missed_count: number | null;
      engine: AnswerEngine | null;
      model: Generated<string>;
      answered: Generated<boolean>;
      tokens: Generated<number>;
      document_kind: AgentDocument | null;
      document_id: string | null;
      stream_id: string | null;
      job_id: string | null;
      request_key: string | null;
      created_at: Date;
      started_at: Date | null;
      finished_at: Date | null;
    };
    agent_steps: {
      workspace_id: string;
      run_id: string;
      place: number;
      tool: StepTool;
      outcome: StepOutcome;
      input: Generated<string>;
      detail: Generated<string>;
      item_ids: Generated<string[]>;
      created_at: Date;
    };
    agent_run_sources: {
      workspace_id: string;
      run_id: string;
      number: number;
      item_id: string;
      start_at: number;
      end_at: number;
    };
    agent_run_sentences: {
      workspace_id: string;
      run_id: string;
      place: number;
      text: string;
      opens: 'paragraph' | 'item' | null;
      doubt: ShownDoubt | null;
    };
    agent_run_citations: {
      workspace_id: string;
      run_id: string;
      sentence: number;
      place: number;
      item_id: string;
      type: CitationType;
      parent_id: string | null;
      quote: string;
      start_at: number;
      end_at: number;
      speaker: string | null;
      seconds: number | null;
      file_id: string | null;
      page: number | null;
    };
  }
}
