import { sql } from 'kysely';
import type { ConversationFilter, ConversationObjectType } from '#domain/ai/conversation.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What AI writes to a prompt. Its runs are summaries of it. */
export type Doc = {
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly objectType: ConversationObjectType | null;
  readonly objectIds: readonly string[];
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
  /** What the asking person may do with it, before the cap of their role. */
  readonly rank: number;
};

export function docColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  return [
    'docs.id',
    'docs.title',
    'docs.prompt',
    'docs.object_type as objectType',
    sql<string[]>`docs.object_ids`.as('objectIds'),
    'docs.created_by as createdBy',
    'docs.created_at as createdAt',
    'docs.updated_at as updatedAt',
    'docs.version',
    rankOf(asking, 'docs.access_id').as('rank'),
  ] as const;
}

export function filterOf({
  objectType,
  objectIds,
}: Pick<Doc, 'objectType' | 'objectIds'>): ConversationFilter | null {
  return objectType === null ? null : { objectType, objectIds: [...objectIds] };
}
