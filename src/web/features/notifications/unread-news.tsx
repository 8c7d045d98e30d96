import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { AccessRequestsDocument } from '#web/features/access/access.gen.ts';
import {
  MarkAllReadDocument,
  MarkReadDocument,
  NotificationsDocument,
  UnreadCountDocument,
} from './notifications.gen.ts';
import { NotificationRow } from './notification-row.tsx';

const mostShown = 5;

/** Mentions, replies, requests and changes to what is followed, until they are read. The rest is behind the bell. */
export function UnreadNews() {
  // The bell has counted already: most people who come home have nothing new to wait for.
  const [count] = useQuery({ query: UnreadCountDocument });
  const pause = (count.data?.unreadCount ?? 0) === 0;
  const [{ data }] = useQuery({
    query: NotificationsDocument,
    variables: { first: itemLimits.page, after: null },
    pause,
  });
  const [requests] = useQuery({ query: AccessRequestsDocument, pause });
  const markRead = useCommand(MarkReadDocument);
  const markAllRead = useCommand(MarkAllReadDocument);
  const unread = (data?.notifications.items ?? []).filter(({ readAt }) => readAt === null);
  if (pause || unread.length === 0) return null;
  return (
    <Section
      title="New for you"
      aside={
        <Button variant="quiet" onClick={() => void markAllRead.run({})}>
          Mark all as read
        </Button>
      }
    >
      <ul>
        {unread.slice(0, mostShown).map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            openRequests={requests.data?.accessRequests.items ?? []}
            onOpen={() => {}}
            onRead={() => void markRead.run({ ids: [notification.id] })}
          />
        ))}
      </ul>
    </Section>
  );
}
