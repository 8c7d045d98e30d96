import { sql } from 'kysely';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import './tables.ts';

/** A film made before a recording was redacted still shows what is hidden now: it goes, and so do its bytes. */
export const forgetFilms = defineSubscriber({
  name: 'mediaExports.forgetFilms',
  hears: ['redaction.applied'],
  async run(tx, { payload: { fileId } }) {
    await tx.db
      .deleteFrom('media_exports')
      .where('workspace_id', '=', tx.workspace.id)
      .where(sql<boolean>`parts @> ${JSON.stringify([{ fileId }])}::jsonb`)
      .execute();
  },
});
