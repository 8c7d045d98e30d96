import { sql } from 'kysely';
import {
  column,
  commonProperties,
  idsIn,
  inFolder,
  noIds,
  type Kind,
  type LookUp,
} from '#server/kernel/kinds/index.ts';
import { foldersFrom } from '#server/kernel/projects/index.ts';
import { placeChannels } from './place-channels.ts';
import { restoreChannel } from './restore-channel.ts';
import { restoreWithFolder } from './restore-with-folder.ts';
import { trashChannels } from './trash-channels.ts';
import './tables.ts';

export const channelKind: Kind = {
  name: 'channel',
  content: {
    type: 'channel',
    table: 'channels',
    inProject: false,
    restore: restoreChannel,
    inFolder: { place: placeChannels, trash: trashChannels, restore: restoreWithFolder },
    purged: (channelId) => ({ type: 'channel.purged', payload: { channelId } }),
  },
  search: {
    type: 'CHANNEL',
    select: (workspaceId) => sql`
      select c.id, c.title, c.context as body, c.access_id, c.id as owner_id, null::uuid as project_id,
        ${foldersFrom(workspaceId, sql`c.folder_id`)} as location_ids, array[c.created_by] as contributor_ids,
        ${noIds} as tag_ids, ${noIds} as person_ids, c.created_by, c.created_at, c.updated_at,
        false as published, false as archived, false as ai_generated
      from channels c
      where c.workspace_id = ${workspaceId} and c.trashed_at is null`,
  },
  stale: {
    after({ type, payload }) {
      const ids = idsIn(payload, 'channelId');
      const itself = { types: ['CHANNEL'], scope: { ids } } as const;
      if (['channel.created', 'channel.updated'].includes(type)) return [itself];
      return [itself, ...ids.map((id) => ({ types: ['THEME'] as const, scope: themesOf(id) }))];
    },
    except: ['channel.dataAdded', 'channel.themesFound', 'channel.themesRising'],
  },
  filter: {
    target: 'channel',
    table: 'channels',
    properties: (asking) => ({
      ...commonProperties('channels'),
      title: column('channels.title', 'text'),
      content: column('channels.context', 'text'),
      folderId: inFolder(asking, sql`channels.folder_id`),
    }),
  },
};

function themesOf(channelId: string): LookUp {
  return async (tx) => {
    const rows = await tx.db
      .selectFrom('themes')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('channel_id', '=', channelId)
      .execute();
    return { ids: rows.map(({ id }) => id) };
  };
}
