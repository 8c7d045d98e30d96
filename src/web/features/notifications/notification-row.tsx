import { IconBell, IconCheck } from '@tabler/icons-react';
import { decode, isOf } from '#domain/codec/codec.ts';
import { notificationMetadataCodec } from '#domain/notifications/notification-metadata.ts';
import { AccessRequestAnswer } from '#web/features/access/index.ts';
import type { AccessRequestFieldsFragment, NotificationFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './notifications.module.css';

export type NotificationRowProps = {
  notification: NotificationFieldsFragment;
  openRequests: readonly AccessRequestFieldsFragment[];
  onOpen: () => void;
  onRead: () => void;
};

/** The sentence is the link; opening it is reading it. */
export function NotificationRow({ notification, openRequests, onOpen, onRead }: NotificationRowProps) {
  const { actor, readAt } = notification;
  const requestId = requestIdOf(notification.metadata);
  const request = openRequests.find((one) => one.id === requestId);
  const isUnread = readAt === null;
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      {actor ? <Avatar name={actor.name} seed={actor.id} /> : <IconBell size={20} aria-hidden />}
      <div className={classes.body}>
        <a
          href={notification.link}
          className={classes.text}
          onClick={() => {
            if (isUnread) onRead();
            onOpen();
          }}
        >
          {notification.text}
        </a>
        {notification.quote !== null && <q className={classes.quote}>{notification.quote}</q>}
        <span className={classes.time}>
          {isUnread && 'Unread · '}
          <RelativeTime at={notification.createdAt} />
        </span>
        {request && (
          <>
            {request.message !== '' && <p className={classes.quote}>{request.message}</p>}
            <div className={classes.controls}>
              <AccessRequestAnswer request={request} onAnswered={onRead} />
            </div>
          </>
        )}
      </div>
      {isUnread && (
        <IconButton label="Mark as read" className={classes.read} onClick={onRead}>
          <IconCheck size={16} />
        </IconButton>
      )}
    </li>
  );
}

function requestIdOf(metadata: unknown): string | null {
  if (!isOf(notificationMetadataCodec, metadata)) return null;
  const known = decode(notificationMetadataCodec, metadata);
  return known.type === 'accessRequest' && known.decision === null ? known.accessRequestId : null;
}
