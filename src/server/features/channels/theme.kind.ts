import { sql, type RawBuilder } from 'kysely';
import {
  column,
  commonProperties,
  idsIn,
  inFolder,
  noIds,
  one,
  type Kind,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import './tables.ts';

const ofChannel = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${value} from channels c
    where c.workspace_id = themes.workspace_id and c.id = themes.channel_id)`;
const makerOfChannel = ofChannel(sql`c.created_by`);

/** A theme is found and read by people who may read its channel; it is never shared or thrown away alone. */
export const themeKind: Kind = {
  name: 'theme',
  search: {
    type: 'THEME',
    select: (workspaceId) => sql`
      select t.id, t.title, coalesce(q.text, '') as body, c.access_id, c.id as owner_id, null::uuid as project_id,
        ${foldersFrom(workspaceId, sql`c.folder_id`)} as location_ids, ${noIds} as contributor_ids,
        ${noIds} as tag_ids, ${noIds} as person_ids, c.created_by, t.created_at, t.updated_at,
        false as published, false as archived, t.titled_by = 'engine' as ai_generated
      from themes t
      join channels c on c.workspace_id = t.workspace_id and c.id = t.channel_id
      left join data_points q on q.workspace_id = t.workspace_id and q.id = t.quote_id
      where t.workspace_id = ${workspaceId} and t.state = 'active' and c.trashed_at is null`,
  },
  stale: {
    after: ({ payload }) => [{ types: ['THEME'], scope: { ids: idsIn(payload, 'themeId') } }],
  },
  filter: {
    target: 'theme',
    table: 'themes',
    properties: (asking) => ({
      ...commonProperties('themes'),
      // Nobody writes a theme by hand: it is its channel's maker's.
      authorIds: one('id', makerOfChannel),
      contributorIds: one('id', makerOfChannel),
      title: column('themes.title', 'text'),
      content: one(
        'text',
        sql`(select q.text from data_points q where q.workspace_id = themes.workspace_id and q.id = themes.quote_id)`,
      ),
      channelId: column('themes.channel_id', 'id'),
      folderId: inFolder(asking, ofChannel(sql`c.folder_id`)),
      aiGenerated: one('boolean', sql`(themes.titled_by = 'engine')`),
    }),
  },
};
