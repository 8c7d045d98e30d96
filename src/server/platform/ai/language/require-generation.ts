import type { Selectable } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { GenerationFailed } from './generation.ts';
import { readMonth } from './usage.ts';
import './tables.ts';

/** What the workspace chose. Throws GenerationFailed where AI is turned off or the budget of the month is used up. */
export async function requireGeneration(
  ctx: Ctx,
  db: Db,
): Promise<Selectable<Tables['model_settings']> | undefined> {
  const row = await db
    .selectFrom('model_settings')
    .selectAll()
    .where('workspace_id', '=', ctx.workspace.id)
    .executeTakeFirst();
  if (row && !row.generation_on) throw new GenerationFailed('off');
  if (row?.monthly_tokens != null) {
    const { tokens } = await readMonth(db, ctx.workspace.id, ctx.now());
    if (tokens >= Number(row.monthly_tokens)) throw new GenerationFailed('budget');
  }
  return row;
}
