import { sql } from 'kysely';
import { effectiveAiModes, type AiMode, type AiModes, type ChosenFeature } from '#domain/ai/features.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type ChosenModes = Partial<Record<ChosenFeature, AiMode>>;

/** What was chosen for the workspace itself, or for one project. */
export async function readChosenModes(
  db: Db,
  workspaceId: string,
  projectId: string | null,
): Promise<ChosenModes> {
  const rows = await db
    .selectFrom('ai_modes')
    .select(['feature', 'mode'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`project_id is not distinct from ${projectId}::uuid`)
    .execute();
  return Object.fromEntries(rows.map(({ feature, mode }) => [feature, mode]));
}

/** What holds in a project, or for the workspace where no project is named. */
export async function readModes(db: Db, workspaceId: string, projectId: string | null): Promise<AiModes> {
  const workspace = await readChosenModes(db, workspaceId, null);
  const project = projectId === null ? {} : await readChosenModes(db, workspaceId, projectId);
  // Whether words may go to a language model is asked when one is used; what runs on this server needs none.
  return effectiveAiModes({ isGenerativeAiOn: true, workspace, project });
}

/** Whether texts are redacted by themselves: a text that nobody asked about is only changed where somebody chose that. */
export async function readChosenRedaction(
  db: Db,
  workspaceId: string,
  projectId: string | null,
): Promise<AiMode> {
  const workspace = await readChosenModes(db, workspaceId, null);
  const project = projectId === null ? {} : await readChosenModes(db, workspaceId, projectId);
  return project.Redact ?? workspace.Redact ?? 'Off';
}
