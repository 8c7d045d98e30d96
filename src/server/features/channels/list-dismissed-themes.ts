import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** A theme of which somebody said that it is none. Taking the change back restores it. */
export type DismissedTheme = {
  readonly id: string;
  readonly title: string;
  readonly changeId: string;
  readonly dismissedBy: string;
  readonly dismissedAt: Date;
};

const shown = 50;

/** The last dismissed first, or only one of them. Ask only for a channel that its reader may see. */
export async function listDismissedThemes(
  ctx: Ctx,
  { channelId, themeId }: { readonly channelId: string; readonly themeId: string | null },
): Promise<DismissedTheme[]> {
  const { rows } = await sql<DismissedTheme>`
    select * from (
      select distinct on (t.id) t.id, t.title, c.id as "changeId", c.made_by as "dismissedBy", c.made_at as "dismissedAt"
      from theme_changes c
      cross join jsonb_to_recordset(c.themes) as b (id uuid, state text)
      join jsonb_to_recordset(coalesce(c.after_themes, '[]')) as a (id uuid, state text) on a.id = b.id
      join themes t on t.workspace_id = c.workspace_id and t.id = a.id
      where c.workspace_id = ${ctx.workspace.id} and c.channel_id = ${channelId} and c.undone_at is null
        and b.state = 'active' and a.state = 'dismissed' and t.state = 'dismissed'
        and (${themeId}::uuid is null or t.id = ${themeId}::uuid)
      order by t.id, c.made_at desc, c.id desc
    ) dismissed
    order by "dismissedAt" desc, id limit ${shown}`.execute(await ctx.reads.db());
  return rows;
}
