import type { ConversationFilter, ConversationObjectType } from '#domain/ai/conversation.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { sql, type RawBuilder } from 'kysely';
import { isNotTrashed, isVisible } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { isSeen } from '#server/features/answering/index.ts';

const objectTypes = {
  ProjectCategory: 'folder',
  Project: 'project',
  Channel: 'channel',
  Note: 'note',
  Insight: 'insight',
} as const satisfies Record<Exclude<ConversationObjectType, 'Tag'>, string>;

/** Everything that a conversation is about must be something that its asker can see. */
export async function requireFilter(tx: TxCtx, { objectType, objectIds }: ConversationFilter): Promise<void> {
  const ids = new Set(objectIds);
  if (ids.size === 0) throw new ValidationError('Choose what to ask about');
  accept(checkCount(countLimits.conversationObjects, ids.size));
  const found = objectType === 'Tag' ? seenTags(tx, ids) : seenObjects(tx, objectTypes[objectType], ids);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${found}`.execute(tx.db);
  if (rows[0]?.count !== ids.size) throw new NotFound();
}

/** Not by the search index: what was made a moment ago can be asked about before that has read it. */
function seenObjects(tx: TxCtx, type: string, ids: ReadonlySet<string>): RawBuilder<unknown> {
  return sql`access_objects o where ${isInWorkspace(tx.workspace.id, 'o.id', ids)} and o.type = ${type}
    and ${isVisible(tx, 'o.source_id')} and ${isNotTrashed('o')}`;
}

function seenTags(tx: TxCtx, ids: ReadonlySet<string>): RawBuilder<unknown> {
  return sql`search_items i where ${isInWorkspace(tx.workspace.id, 'i.id', ids)} and i.type = 'TAG' and ${isSeen(tx)}`;
}
