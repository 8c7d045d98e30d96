import { parseActivityWrap, type ActivityWrap } from '#domain/ai/activity-wrap.ts';
import { wrapActivity, type WrappedPeriod } from '#domain/channels/wrap-activity.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Period } from './read-days.ts';
import { readOverview } from './read-overview.ts';
import './tables.ts';

export type { WrapBlock } from '#domain/ai/activity-wrap.ts';

type Wrapped = { readonly workspaceId: string; readonly id: string; readonly title: string };

/** A period of a channel against as many days before. Ask only for a channel that its reader may see. */
export async function readWrap(db: Db, channel: Wrapped, period: Period): Promise<ActivityWrap> {
  return accept(parseActivityWrap(wrapActivity(await readWrapped(db, channel, period))));
}

/** What was counted in it. */
export async function readWrapped(db: Db, channel: Wrapped, period: Period): Promise<WrappedPeriod> {
  const { workspaceId, id: channelId } = channel;
  const overview = await readOverview(db, { workspaceId, channelId, topicId: null }, period);
  const titles = await db
    .selectFrom('themes')
    .select(['id', 'title'])
    .where(
      isInWorkspace(
        workspaceId,
        'id',
        overview.themes.map(({ themeId }) => themeId),
      ),
    )
    .execute();
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return {
    channelTitle: channel.title,
    days: Math.round((Date.parse(period.end) - Date.parse(period.first)) / dayMs),
    previous: overview.previous,
    current: overview,
    themes: overview.themes.map(({ themeId, previousCount, currentCount }) => ({
      id: themeId,
      title: titleOf.get(themeId) ?? '',
      previousCount,
      currentCount,
    })),
  };
}
