import { sql } from 'kysely';
import type { ConversationObjectType } from '#domain/ai/conversation.ts';
import './tables.ts';

export type Conversation = {
  readonly id: string;
  readonly title: string;
  readonly objectType: ConversationObjectType | null;
  readonly objectIds: readonly string[];
  readonly shared: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const conversationColumns = [
  'conversations.id',
  'conversations.title',
  'conversations.object_type as objectType',
  sql<string[]>`conversations.object_ids`.as('objectIds'),
  'conversations.shared',
  'conversations.created_by as createdBy',
  'conversations.created_at as createdAt',
  'conversations.updated_at as updatedAt',
] as const;

export function filterOf({ objectType, objectIds }: Pick<Conversation, 'objectType' | 'objectIds'>) {
  return objectType === null ? null : { objectType, objectIds: [...objectIds] };
}
