import { sql } from 'kysely';
import type { Trait } from '#server/kernel/kinds/index.ts';
import './tables.ts';

/** An exported clip or reel goes with the recording that it shows. */
export const mediaExportTrait: Trait = {
  forget: (tx, ids) =>
    sql`delete from media_exports e where e.workspace_id = ${tx.workspace.id} and exists (
      select 1 from jsonb_array_elements(e.parts) part
      where part ->> 'fileId' = any(${[...ids]}::text[]) or part ->> 'highlightId' = any(${[...ids]}::text[]))`.execute(
      tx.db,
    ),
};
