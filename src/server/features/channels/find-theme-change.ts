import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

export type ThemeChangeState = {
  readonly id: string;
  readonly undoneAt: Date | null;
  readonly keptDataPointCount: number;
  readonly keptThemeCount: number;
  readonly keptTopicCount: number;
};

/** Ask only for a channel that its reader may see. */
export async function findThemeChange(
  ctx: Ctx,
  { channelId, id }: { readonly channelId: string; readonly id: string },
): Promise<ThemeChangeState | null> {
  const db = await ctx.reads.db();
  const change = await db
    .selectFrom('theme_changes')
    .select([
      'id',
      'undone_at as undoneAt',
      'kept_points as keptDataPointCount',
      'kept_themes as keptThemeCount',
      'kept_topics as keptTopicCount',
    ])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('id', '=', id)
    .executeTakeFirst();
  return change ?? null;
}
