import { sql } from 'kysely';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/people/tables.ts';
import { inScope } from './scope.ts';
import { isSeen } from '#server/features/answering/index.ts';

/** Participants of the notes that the question is asked of. */
export async function countPeople(ctx: Ctx, db: Db, filter: ConversationFilter | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct np.person_id)::int as count
    from note_people np
    join search_items i on i.workspace_id = np.workspace_id and i.id = np.note_id and i.type = 'NOTE'
    where np.workspace_id = ${ctx.workspace.id} and np.kind = 'participant'
      and ${isSeen(ctx)} and ${inScope(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Participants behind the citations of an answer: the named speaker, else the only participant of the note. */
export async function countCitedPeople(db: Db, workspaceId: string, messageId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct np.person_id)::int as count
    from answer_citations c
    join note_people np on np.workspace_id = c.workspace_id and np.kind = 'participant'
      and np.note_id = case when c.type = 'highlight' then c.parent_id else c.item_id end
    join people p on p.workspace_id = np.workspace_id and p.id = np.person_id and p.trashed_at is null
    where c.workspace_id = ${workspaceId} and c.message_id = ${messageId}
      and (lower(trim(p.name)) = lower(trim(c.speaker))
        or (select count(*) from note_people o where o.workspace_id = np.workspace_id and o.note_id = np.note_id
          and o.kind = 'participant') = 1)`.execute(db);
  return rows[0]?.count ?? 0;
}
