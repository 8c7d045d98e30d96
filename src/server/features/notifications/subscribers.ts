import { buildUrl } from '#domain/routes/build-url.ts';
import { objectUrl } from '#domain/routes/object-url.ts';
import { followedChangeTypes } from '#domain/notifications/followed-changes.ts';
import '#server/kernel/access/tables.ts';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { tellNewReaders } from './access-given-subscriber.ts';
import { tellAgentOwner } from './agent-subscriber.ts';
import { commentSubscriber } from './comment-subscriber.ts';
import { tellAboutJobs } from './job-subscriber.ts';
import type { NoticeServices } from './mail-notices.ts';
import { mentionSubscribers } from './mention-subscribers.ts';
import { notifyMembers } from './notify-members.ts';
import { accessPath } from './access-path.ts';
import { findAnswerers, findFollowers } from './recipients.ts';
import './tables.ts';

const tellAnswerers = (services: NoticeServices): Subscriber =>
  defineSubscriber({
    name: 'notifications.accessRequested',
    hears: ['accessRequest.created'],
    async run(tx, event) {
      const request = await findRequest(tx, event.payload.accessRequestId);
      if (!request) return;
      await notifyMembers(services, tx, {
        eventId: event.id,
        memberIds: await findAnswerers(tx, request.id),
        metadata: { ...metadataOf(request), decision: null },
        link: accessPath(request),
        actorId: request.memberId,
        objectId: request.id,
      });
    },
  });

const tellAsker = (services: NoticeServices): Subscriber =>
  defineSubscriber({
    name: 'notifications.accessAnswered',
    hears: ['accessRequest.approved', 'accessRequest.declined'],
    async run(tx, event) {
      const request = await findRequest(tx, event.payload.accessRequestId);
      if (!request) return;
      const approved = event.type === 'accessRequest.approved';
      await notifyMembers(services, tx, {
        eventId: event.id,
        memberIds: [request.memberId],
        metadata: { ...metadataOf(request), decision: approved ? 'approved' : 'declined' },
        link: approved ? objectUrl(request.type, request) : buildUrl('home'),
        // Who is in charge of what stays closed is nobody else's business.
        actorId: approved ? event.actorId : null,
        objectId: approved ? request.id : null,
      });
    },
  });

const tellInviter = (services: NoticeServices): Subscriber =>
  defineSubscriber({
    name: 'notifications.memberJoined',
    hears: ['member.joined'],
    async run(tx, event) {
      const { memberId, inviteId } = event.payload;
      if (inviteId === null) return;
      const invite = await tx.db
        .selectFrom('invites')
        .select('invited_by')
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', inviteId)
        .executeTakeFirst();
      if (!invite) return;
      await notifyMembers(services, tx, {
        eventId: event.id,
        memberIds: [invite.invited_by],
        metadata: { type: 'memberJoined', memberId, inviteId },
        link: buildUrl('userProfile', { params: { userId: memberId } }),
        actorId: memberId,
        objectId: null,
      });
    },
  });

const tellFollowers = (services: NoticeServices): Subscriber =>
  defineSubscriber({
    name: 'notifications.followedChange',
    hears: followedChangeTypes,
    async run(tx, event) {
      const objectId = event.type === 'comment.created' ? event.payload.objectId : event.objectId;
      if (objectId === null) return;
      const object = await tx.db
        .selectFrom('access_objects')
        .select(['id', 'type'])
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', objectId)
        .executeTakeFirst();
      if (!object) return;
      await notifyMembers(services, tx, {
        eventId: event.id,
        memberIds: await findFollowers(tx, { type: event.type, objectId, actorId: event.actorId }),
        metadata: { type: 'followedChange', objectType: object.type, objectId, event: event.type },
        link: objectUrl(object.type, object),
        actorId: event.actorId,
        objectId,
      });
    },
  });

const forgetMember = defineSubscriber({
  name: 'notifications.memberRemoved',
  hears: ['member.removed'],
  async run(tx, { payload: { memberId } }) {
    for (const table of ['follows', 'notification_options', 'notice_choices', 'notifications'] as const) {
      await tx.db
        .deleteFrom(table)
        .where('workspace_id', '=', tx.workspace.id)
        .where('member_id', '=', memberId)
        .execute();
    }
  },
});

export function notificationSubscribers(services: NoticeServices): readonly Subscriber[] {
  return [
    tellAnswerers(services),
    tellAsker(services),
    tellInviter(services),
    tellFollowers(services),
    tellNewReaders(services),
    tellAboutJobs(services),
    tellAgentOwner(services),
    commentSubscriber(services),
    ...mentionSubscribers(services),
    forgetMember,
  ];
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The object asked for, with who asks. */
function findRequest(tx: TxCtx, requestId: string) {
  return tx.db
    .selectFrom('access_requests')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'access_requests.workspace_id')
        .onRef('access_objects.id', '=', 'access_requests.object_id'),
    )
    .select([
      'access_objects.id',
      'access_objects.type',
      'access_requests.id as requestId',
      'access_requests.member_id as memberId',
    ])
    .where('access_requests.workspace_id', '=', tx.workspace.id)
    .where('access_requests.id', '=', requestId)
    .executeTakeFirst();
}

function metadataOf({ requestId, type, id, memberId }: Request) {
  return {
    type: 'accessRequest' as const,
    accessRequestId: requestId,
    objectType: type,
    objectId: id,
    requestedBy: memberId,
  };
}
