import { sql } from 'kysely';
import { mostToGroup } from '#domain/channels/topic-proposals.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { centroidFromBytes } from '../sort/vector-bytes.ts';
import '../tables.ts';

export type OpenTheme = { readonly id: string; readonly title: string; readonly centroid: Float32Array };
export type KnownProposal = {
  readonly id: string;
  readonly themeIds: readonly string[];
  readonly centroid: Float32Array;
  readonly isDismissed: boolean;
};

export type OpenThemes = {
  readonly themes: readonly OpenTheme[];
  readonly known: readonly KnownProposal[];
  /** Titles of the topics there are. */
  readonly taken: readonly string[];
};

/** Where a person took a theme out of its topic, it is in none. */
export async function readOpenThemes(ctx: Ctx, channelId: string): Promise<OpenThemes> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', async (db) => {
    const themes = await db
      .selectFrom('themes')
      .select(['id', 'title', 'centroid'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where('state', '=', 'active')
      .where('topic_id', 'is', null)
      .where('topic_by', '=', 'engine')
      .where('point_count', '>', 0)
      .where(sql<boolean>`length(centroid) > 0`)
      .orderBy('point_count', 'desc')
      .orderBy('id')
      .limit(mostToGroup)
      .execute();
    const known = await db
      .selectFrom('topic_proposals')
      .select(['id', 'theme_ids as themeIds', 'centroid', 'dismissed_at as dismissedAt'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .orderBy('proposed_at')
      .orderBy('id')
      .execute();
    const topics = await db
      .selectFrom('topics')
      .select('title')
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .execute();
    return {
      themes: themes.map((theme) => ({ ...theme, centroid: centroidFromBytes(theme.centroid) })),
      known: known.map(({ dismissedAt, ...one }) => ({
        ...one,
        centroid: centroidFromBytes(one.centroid),
        isDismissed: dismissedAt !== null,
      })),
      taken: topics.map(({ title }) => title),
    };
  });
}
