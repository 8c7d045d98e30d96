import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';
import { placesOf, readKnownThemes } from './known-themes.ts';
import { placePoints, type Placing } from './place-points.ts';

/** Any part is nearer than none: what was in the theme stays in one of them. */
const anyLikeness = -1;

/**
 * Themes that were split while they had too many points for one request: each of the rest goes to the part that it is
 * nearest to. One that is split again meanwhile is looked at again.
 */
export async function placeRests(ctx: Ctx, placing: Omit<Placing, 'of' | 'cut'>): Promise<void> {
  const { channelId } = placing;
  const split = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('themes')
      .select(['id', 'rest_into as parts'])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('channel_id', '=', channelId)
      .where('rest_into', 'is not', null)
      .execute(),
  );
  if (split.length === 0) return;
  const known = await readKnownThemes(ctx, channelId);
  for (const { id, parts } of split) {
    const places = placesOf(
      known.filter((theme) => parts?.includes(theme.id) || parts?.includes(theme.mergedInto ?? '')),
    );
    if (places.themeIds.length > 0)
      await placePoints(ctx, places, { ...placing, cut: anyLikeness, of: { themeId: id } });
    await inTransaction(ctx, async (tx) => {
      await lockChannel(tx, channelId);
      await sql`update themes set rest_into = null
        where workspace_id = ${tx.workspace.id} and id = ${id} and rest_into = ${parts}::uuid[]`.execute(
        tx.db,
      );
    });
  }
}
