import type { ConversationFilter, ConversationObjectType } from '#domain/ai/conversation.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { isSeen } from '#server/features/answering/index.ts';

const searchTypes = {
  ProjectCategory: 'PROJECT_CATEGORY',
  Project: 'PROJECT',
  Channel: 'CHANNEL',
  Note: 'NOTE',
  Insight: 'INSIGHT',
  Tag: 'TAG',
} as const satisfies Record<ConversationObjectType, string>;

/** Everything that a conversation is about must be something that its asker can see. */
export async function requireFilter(tx: TxCtx, filter: ConversationFilter): Promise<void> {
  const ids = new Set(filter.objectIds);
  if (ids.size === 0) throw new ValidationError('Choose what to ask about');
  accept(checkCount(countLimits.conversationObjects, ids.size));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_items i
    where ${isInWorkspace(tx.workspace.id, 'i.id', ids)}
      and i.type = ${searchTypes[filter.objectType]} and ${isSeen(tx)}`.execute(tx.db);
  if (rows[0]?.count !== ids.size) throw new NotFound();
}
