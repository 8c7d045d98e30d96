import { sql } from 'kysely';
import { summariesOff } from '#domain/ai/automatic-summary.ts';
import { defaultAiModes, type AiMode } from '#domain/ai/features.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Subject } from './subject.ts';

/** How far summaries go in the project of the subject; of highlights from several projects, off in one is off. */
export async function readSummaryMode(db: Db, workspaceId: string, subject: Subject): Promise<AiMode> {
  // A doc is asked for like an answer: nothing makes one by itself.
  if (subject.objectType === 'doc') return 'On';
  const { rows } = await sql<{ mode: AiMode | null }>`
    select distinct coalesce(own.mode, everywhere.mode) as mode
    from (
      select case when o.type = 'project' then o.id else o.parent_id end as project_id from access_objects o
      where o.workspace_id = ${workspaceId} and o.id = ${subject.objectId}
      union
      select null where ${subject.objectType === 'theme' || subject.objectType === 'wrap'}
      union
      select i.project_id from search_items i
      where i.workspace_id = ${workspaceId} and i.id = any(${[...subject.highlightIds]}::uuid[])) as place
    left join ai_modes own on own.workspace_id = ${workspaceId} and own.feature = 'Summarize'
      and own.project_id = place.project_id
    left join ai_modes everywhere on everywhere.workspace_id = ${workspaceId} and everywhere.feature = 'Summarize'
      and everywhere.project_id is null`.execute(db);
  const modes = rows.map(({ mode }) => mode ?? defaultAiModes.Summarize);
  return modes.includes('Off') ? 'Off' : (modes[0] ?? defaultAiModes.Summarize);
}

export async function refuseOff(tx: TxCtx, subject: Subject): Promise<void> {
  if ((await readSummaryMode(tx.db, tx.workspace.id, subject)) === 'Off')
    throw new InvalidOperation(summariesOff);
}
