import { sql } from 'kysely';
import { objectUrl } from '#domain/routes/object-url.ts';
import '#server/kernel/access/tables.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { findReaders } from './find-readers.ts';
import type { NoticeServices } from './mail-notices.ts';
import { notifyMembers } from './notify-members.ts';

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A person named by themselves in a map. A person who asked for it hears the answer instead, and groups are not told. */
export function tellNewReaders(services: NoticeServices): Subscriber {
  return defineSubscriber({
    name: 'notifications.accessGiven',
    hears: ['access.granted'],
    async run(tx, { id: eventId, actorId, createdAt, payload: { objectId, granteeId } }) {
      if (actorId === null || !isId.test(granteeId)) return;
      const object = await tx.db
        .selectFrom('access_objects')
        .select(['id', 'type'])
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', objectId)
        .executeTakeFirst();
      if (!object) return;
      const { rows: answered } = await sql`
        select 1 from access_requests where workspace_id = ${tx.workspace.id} and member_id = ${granteeId}::uuid
          and approved and abs(extract(epoch from answered_at - ${createdAt}::timestamptz)) < 5`.execute(
        tx.db,
      );
      if (answered.length > 0) return;
      await notifyMembers(services, tx, {
        eventId,
        memberIds: await findReaders(tx, { objectId, memberIds: [granteeId], exceptId: actorId }),
        metadata: { type: 'accessGiven', objectType: object.type, objectId },
        link: objectUrl(object.type, object),
        actorId,
        objectId,
      });
    },
  });
}
