import { useSyncExternalStore } from 'react';
import { currentConnection, probe, subscribeConnection, type Connection } from '#web/lib/connection-store.ts';
import { waitingChanges } from '#web/lib/waiting-changes.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { useStore } from '#web/ui/store.ts';

type Notice = { tone: 'neutral' | 'warning' | 'danger' | 'success'; text: string; canRetry: boolean };

/** The one place that says how the connection is, and what waits for it. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(subscribeConnection, currentConnection);
  const waiting = useStore(waitingChanges);
  const notice = noticeOf(connection, waiting);
  if (!notice) return null;
  return (
    <Banner
      tone={notice.tone}
      action={notice.canRetry && <Button onClick={() => void probe()}>Try now</Button>}
    >
      {notice.text}
    </Banner>
  );
}

function noticeOf({ status, isDown, isAnnounced }: Connection, waiting: number): Notice | null {
  const kept = keptText(waiting);
  if (status === 'client offline') {
    return { tone: 'warning', text: `You’re offline. ${kept}`, canRetry: false };
  }
  if (isDown) {
    return { tone: 'danger', text: `Hark is down or under maintenance. ${kept}`, canRetry: true };
  }
  switch (status) {
    case 'server offline':
      return { tone: 'danger', text: `Hark can’t be reached. ${kept}`, canRetry: true };
    case 'reconnecting':
      if (!isAnnounced && waiting === 0) return null;
      return { tone: 'neutral', text: `Reconnecting… ${waiting > 0 ? kept : ''}`.trim(), canRetry: true };
    case 'reconnected':
    case 'connecting':
    case 'connected':
      if (waiting > 0)
        return { tone: 'neutral', text: `Saving ${countLabel(waiting, 'change')}…`, canRetry: false };
      return status === 'reconnected' && isAnnounced
        ? { tone: 'success', text: 'You’re back online.', canRetry: false }
        : null;
    default:
      return status satisfies never;
  }
}

function keptText(waiting: number): string {
  return waiting === 0
    ? 'Text, titles, highlights, tags, fields and comments are kept on this device and saved when you reconnect.'
    : `${countLabel(waiting, 'change')} kept on this device will be saved when you reconnect.`;
}
