import { useSyncExternalStore } from 'react';
import { currentConnection, probe, subscribeConnection, type Connection } from '#web/lib/connection-store.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

type Notice = { tone: 'neutral' | 'warning' | 'danger' | 'success'; text: string; canRetry: boolean };

export function ConnectionBanner() {
  const connection = useSyncExternalStore(subscribeConnection, currentConnection);
  const notice = noticeOf(connection);
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

function noticeOf({ status, isDown, isAnnounced }: Connection): Notice | null {
  if (status === 'client offline') {
    return {
      tone: 'warning',
      text: 'You’re offline. Hark reconnects when you’re back online.',
      canRetry: false,
    };
  }
  if (isDown) {
    return {
      tone: 'danger',
      text: 'Hark is down or under maintenance. Still trying to reconnect.',
      canRetry: true,
    };
  }
  if (!isAnnounced) return null;
  switch (status) {
    case 'server offline':
      return { tone: 'danger', text: 'Hark can’t be reached. Still trying to reconnect.', canRetry: true };
    case 'reconnecting':
      return { tone: 'neutral', text: 'Reconnecting…', canRetry: true };
    case 'reconnected':
      return { tone: 'success', text: 'You’re back online.', canRetry: false };
    case 'connecting':
    case 'connected':
      return null;
    default:
      return status satisfies never;
  }
}
