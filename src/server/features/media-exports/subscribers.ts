import { sql } from 'kysely';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import './tables.ts';

/** An export rendered before a redaction still shows what is hidden now, so it is deleted. */
export const forgetExports = defineSubscriber({
  name: 'mediaExports.forgetExports',
  hears: ['redaction.applied'],
  async run(tx, { payload: { fileId } }) {
    await tx.db
      .deleteFrom('media_exports')
      .where('workspace_id', '=', tx.workspace.id)
      .where(sql<boolean>`parts @> ${JSON.stringify([{ fileId }])}::jsonb`)
      .execute();
  },
});
