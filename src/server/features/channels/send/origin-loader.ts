import type { Property } from '#domain/channels/properties.ts';
import { knownParticipant } from '#server/features/people/index.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import '../tables.ts';

export type NoteOrigin = {
  readonly noteId: string;
  readonly channelId: string;
  readonly pointId: string;
  readonly url: string | null;
  readonly saidAt: Date;
  readonly participant: string | null;
  readonly properties: readonly Property[];
};

/** By the note. Ask only for notes that the person may see. */
export const originLoader = loaderOfMap<NoteOrigin | null>(null, async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('note_origins')
    .select([
      'note_id as noteId',
      'channel_id as channelId',
      'point_id as pointId',
      'url',
      'said_at as saidAt',
      'properties',
      knownParticipant(ctx, 'note_origins.participant').as('participant'),
    ])
    .where(isInWorkspace(ctx.workspace.id, 'note_id', ids))
    .execute();
  return new Map(rows.map((row) => [row.noteId, row]));
});
