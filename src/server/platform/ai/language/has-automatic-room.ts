import { leavesRoomToAsk } from '#domain/ai/automatic-summary.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { LanguageModels } from './language-models.ts';
import { readMonth } from './usage.ts';
import './tables.ts';

/** Whether automatic work may use the model of the workspace now; true where it uses none. */
export async function hasAutomaticRoom(
  { database, workspace, now }: Ctx,
  { installation }: Pick<LanguageModels, 'installation'>,
): Promise<boolean> {
  return database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('model_settings')
      .select(['generation_on as isOn', 'model', 'monthly_tokens as monthlyTokens'])
      .where('workspace_id', '=', workspace.id)
      .executeTakeFirst();
    if (row?.monthlyTokens == null || !row.isOn || (row.model === null && !installation)) return true;
    const { tokens } = await readMonth(db, workspace.id, now());
    return leavesRoomToAsk(tokens, Number(row.monthlyTokens));
  });
}
