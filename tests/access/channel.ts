import { newId } from '#server/platform/context/new-id.ts';
import type { FolderOptions } from './folder.ts';
import type { Kit } from './kit.ts';

export type MadeChannel = {
  readonly channelId: string;
  readonly themeId: string;
  readonly pointId: string;
  readonly topicId: string;
};

/** A channel on the top with a map of its own, one topic, one theme and one data point in it. */
export async function addChannel(kit: Kit, options: FolderOptions = {}): Promise<MadeChannel> {
  const [channelId, themeId, pointId, topicId, now] = [newId(), newId(), newId(), newId(), new Date()];
  await kit.row('access_objects', { id: channelId, type: 'channel', source_id: channelId });
  const grants: [string, number][] = [[kit.ownerId, 3]];
  if (!options.isPrivate) grants.push(['markup', 2]);
  if (options.full !== undefined && options.full !== kit.ownerId) grants.push([options.full, 3]);
  if (options.fullGroup !== undefined) grants.push([options.fullGroup, 3]);
  for (const [grantee, level] of grants)
    await kit.row('grants', { object_id: channelId, grantee, level, created_at: now });
  await kit.row('channels', {
    id: channelId,
    access_id: channelId,
    title: 'Matrix',
    created_by: kit.ownerId,
    created_at: now,
    updated_at: now,
    trashed_at: options.isTrashed ? now : null,
  });
  await kit.row('topics', {
    id: topicId,
    channel_id: channelId,
    title: 'Speed',
    created_by: kit.ownerId,
    created_at: now,
    updated_at: now,
  });
  await kit.row('themes', {
    id: themeId,
    channel_id: channelId,
    title: 'Slow',
    centroid: Buffer.alloc(16),
    created_at: now,
    updated_at: now,
  });
  await kit.row('data_points', {
    id: pointId,
    channel_id: channelId,
    source: 'paste',
    external_id: pointId,
    text: 'It is slow',
    said_at: now,
    theme_id: themeId,
    added_at: now,
  });
  return { channelId, themeId, pointId, topicId };
}

export async function addTheme(kit: Kit, channelId: string): Promise<string> {
  const [id, now] = [newId(), new Date()];
  await kit.row('themes', {
    id,
    channel_id: channelId,
    title: 'Other',
    centroid: Buffer.alloc(16),
    created_at: now,
    updated_at: now,
  });
  return id;
}

export async function addThemeChange(kit: Kit, channelId: string): Promise<string> {
  const id = newId();
  await kit.row('theme_changes', {
    id,
    channel_id: channelId,
    made_by: kit.ownerId,
    made_at: new Date(),
    points: '[]',
    themes: '[]',
  });
  return id;
}

/** Words of its data point that wait for a review. */
export async function addPointWords(kit: Kit, { channelId, pointId }: MadeChannel): Promise<string> {
  const id = newId();
  await kit.row('data_point_words', {
    id,
    channel_id: channelId,
    point_id: pointId,
    kind: 'person',
    words: 'Matrix',
    found_by: 'people',
    state: 'open',
    created_at: new Date(),
  });
  return id;
}

export async function addWrap(kit: Kit, { channelId }: MadeChannel): Promise<string> {
  const id = newId();
  await kit.row('channel_wraps', {
    id,
    channel_id: channelId,
    first_day: '2026-03-01',
    end_day: '2026-03-08',
    title: 'Matrix',
    blocks: '[]',
    themes: '[]',
    kept_by: kit.ownerId,
    kept_at: new Date(),
  });
  return id;
}

export async function addTopicProposal(kit: Kit, { channelId, themeId }: MadeChannel): Promise<string> {
  const id = newId();
  await kit.row('topic_proposals', {
    id,
    channel_id: channelId,
    title: 'Speed',
    description: 'Slow',
    theme_ids: [themeId],
    centroid: Buffer.alloc(16),
    proposed_at: new Date(),
  });
  return id;
}
