import { sql } from 'kysely';
import '#server/features/people/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

/** Those that nothing names any more, of these. */
export async function dropParticipants(tx: TxCtx, participants: readonly (string | null)[]): Promise<void> {
  const names = participants.flatMap((name) => name ?? []);
  if (names.length === 0) return;
  await sql`
    delete from participants k where k.workspace_id = ${tx.workspace.id} and k.participant = any(${names}::text[])
      and not exists (select 1 from data_points p where p.workspace_id = k.workspace_id and p.participant = k.participant)
      and not exists (select 1 from data_point_turns t where t.workspace_id = k.workspace_id and t.participant = k.participant)
      and not exists (select 1 from note_origins o where o.workspace_id = k.workspace_id
        and o.participant = k.participant)`.execute(tx.db);
}
