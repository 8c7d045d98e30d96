import { IconBell, IconChecks, IconSettings } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { AccessRequestsDocument } from '#web/features/access/access.gen.ts';
import { MarkAllReadDocument, MarkReadDocument, NotificationsDocument } from './notifications.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { Paged } from '#web/kit/lists/paged.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';

export type NotificationCenterProps = { unread: number; onClose: () => void };

/** News for this person, newest first. Requests that are still open can be answered right here. */
export function NotificationCenter({ unread, onClose }: NotificationCenterProps) {
  const markRead = useCommand(MarkReadDocument);
  const markAllRead = useCommand(MarkAllReadDocument);
  const [requests] = useQuery({ query: AccessRequestsDocument });
  const open = requests.data?.accessRequests.items ?? [];
  return (
    <>
      <div className={classes.top}>
        <h2 className={classes.title}>Notifications</h2>
        <IconButton
          label="Mark all as read"
          aria-disabled={unread === 0 || undefined}
          onClick={() => unread > 0 && void markAllRead.run({})}
        >
          <IconChecks size={16} />
        </IconButton>
        <IconButton
          label="Notification settings"
          onClick={() => {
            onClose();
            goTo('settingsUserNotifications');
          }}
        >
          <IconSettings size={16} />
        </IconButton>
      </div>
      <Paged
        document={NotificationsDocument}
        variables={(after) => ({ first: itemLimits.page, after })}
        page={(data) => data.notifications}
        what="the notifications"
        skeleton={<SkeletonRows rows={4} label="Loading the notifications" />}
        empty={
          <EmptyState icon={<IconBell size={20} />} title="No new notifications">
            Access requests, accepted invitations and changes to what you follow appear here.
          </EmptyState>
        }
        renderFrame={(pages) => <ul>{pages}</ul>}
        renderRows={(items) =>
          items.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              openRequests={open}
              onOpen={onClose}
              onRead={() => void markRead.run({ ids: [notification.id] })}
            />
          ))
        }
        renderMore={(button) => <li className={classes.more}>{button}</li>}
      />
    </>
  );
}
