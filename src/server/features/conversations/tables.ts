import type { Generated } from 'kysely';
import type { CitationType } from '#domain/ai/citation.ts';
import type { AnswerEngine, ShownDoubt } from '#server/features/answering/index.ts';
import type { ConversationObjectType, MessageType, Rating } from '#domain/ai/conversation.ts';

export type MessageState = 'writing' | 'done' | 'failed' | 'cancelled';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    conversations: {
      workspace_id: string;
      id: string;
      title: string;
      object_type: ConversationObjectType | null;
      object_ids: Generated<string[]>;
      shared: Generated<boolean>;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
    conversation_messages: {
      workspace_id: string;
      id: string;
      conversation_id: string;
      place: number;
      type: MessageType;
      text: Generated<string>;
      state: Generated<MessageState>;
      problem: string | null;
      engine: AnswerEngine | null;
      model: Generated<string>;
      prompt_version: number | null;
      stream_id: string | null;
      request_key: string | null;
      asked_by: string | null;
      answered: Generated<boolean>;
      people_cited: Generated<number>;
      people_total: Generated<number>;
      rating: Rating | null;
      created_at: Date;
      finished_at: Date | null;
    };
    answer_sources: {
      workspace_id: string;
      message_id: string;
      number: number;
      item_id: string;
      start_at: number;
      end_at: number;
    };
    answer_sentences: {
      workspace_id: string;
      message_id: string;
      place: number;
      text: string;
      opens: 'paragraph' | 'item' | null;
      doubt: ShownDoubt | null;
    };
    answer_citations: {
      workspace_id: string;
      message_id: string;
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
