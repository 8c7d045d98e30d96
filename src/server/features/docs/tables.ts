import type { Generated } from 'kysely';
import type { ConversationObjectType } from '#domain/ai/conversation.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    docs: {
      workspace_id: string;
      id: string;
      title: string;
      prompt: string;
      object_type: ConversationObjectType | null;
      object_ids: Generated<string[]>;
      access_id: string;
      created_by: string;
      trashed_at: Date | null;
      trashed_by: string | null;
      trashed_with: string | null;
      is_sample: Generated<boolean>;
      created_at: Date;
      updated_at: Date;
      version: Generated<number>;
    };
  }
}
