import { sql } from 'kysely';
import { joined, one, type Trait } from '#server/kernel/kinds/index.ts';
import '../tables.ts';

/** The channel that a note comes from; what is highlighted in it comes from there too. */
export const originTraits: readonly Trait[] = [
  {
    filter: {
      of: ['note'],
      properties: () => ({
        channelId: one(
          'id',
          sql`(select o.channel_id from note_origins o where ${joined('o', 'note_id', 'notes')})`,
        ),
      }),
    },
  },
  {
    filter: {
      of: ['highlight'],
      properties: () => ({
        channelId: one(
          'id',
          sql`(select o.channel_id from note_origins o
            where o.workspace_id = highlights.workspace_id and o.note_id = highlights.object_id)`,
        ),
      }),
    },
  },
];
