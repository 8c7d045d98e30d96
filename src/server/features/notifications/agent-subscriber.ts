import { buildUrl } from '#domain/routes/build-url.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import type { NoticeServices } from './mail-notices.ts';
import { notifyMembers } from './notify-members.ts';

/** For the owner of an agent that was told to notify them: with the document that it made, or its log. */
export function tellAgentOwner(services: NoticeServices): Subscriber {
  return defineSubscriber({
    name: 'notifications.agent',
    hears: ['agent.ran'],
    async run(tx, { id: eventId, objectId: ownerId, payload: { agentId, runId, documentId, tells } }) {
      if (!tells || ownerId === null) return;
      await notifyMembers(services, tx, {
        eventId,
        memberIds: [ownerId],
        metadata: { type: 'agent', agentId, runId },
        link: buildUrl('agentRun', { params: { agentId, runId } }),
        actorId: null,
        objectId: documentId,
      });
    },
  });
}
