import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from 'urql';
import { UnreadCountDocument } from './notifications.gen.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Popover } from '#web/ui/popover.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import classes from './notifications.module.css';

const NotificationCenter = lazy(() =>
  loadChunk('notification-center', () => import('./notification-center.tsx')).then((module) => ({
    default: module.NotificationCenter,
  })),
);

const shownAtMost = 99;

export type NotificationBellProps = { isIcon: boolean; className: string | undefined };

/** The count is live: the server tells this person's clients when something came or was read elsewhere. */
export function NotificationBell({ isIcon, className }: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  const [{ data }] = useQuery({ query: UnreadCountDocument });
  const unread = data?.unreadCount ?? 0;
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <Popover
      label="Notifications"
      side="right-start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className={joinClasses(className, classes.bell)}
          aria-label={label}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <Tooltip label={label} side="right" disabled={!isIcon || isOpen}>
            <span className={classes.bellIcon}>
              <IconBell size={16} aria-hidden />
              {isIcon && unread > 0 && <span className={classes.dot} />}
            </span>
          </Tooltip>
          {!isIcon && (
            <>
              <span className={classes.bellLabel}>Notifications</span>
              {unread > 0 && (
                <span className={classes.count} aria-hidden>
                  {unread > shownAtMost ? `${shownAtMost}+` : unread}
                </span>
              )}
            </>
          )}
        </button>
      }
    >
      <Suspense fallback={<SkeletonRows rows={4} label="Loading the notifications" />}>
        <NotificationCenter unread={unread} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
