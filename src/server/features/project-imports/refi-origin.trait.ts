import { sql } from 'kysely';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import './tables.ts';
import '#server/features/comments/tables.ts';
import '#server/features/highlights/tables.ts';

/** What is kept of a file names people and quotes texts: it goes with what it is about. */
export const refiOriginTrait: Trait = {
  forget: (tx, ids) =>
    sql`delete from refi_origins o where o.workspace_id = ${tx.workspace.id} and (
      ${isAmong('o.object_id', ids)} or o.object_id in (
        select h.id from highlights h where h.workspace_id = ${tx.workspace.id}
          and ${isAmong('h.object_id', ids)})
      or o.object_id in (
        select c.id from comments c
        join comment_threads t on t.workspace_id = c.workspace_id and t.id = c.thread_id
        where c.workspace_id = ${tx.workspace.id}
          and (${isAmong('t.object_id', ids)} or ${isAmong('t.person_id', ids)})))`.execute(tx.db),
};
