import type { DocumentSession } from '#web/kit/editor/document-session.ts';
import { useSessionState } from '#web/kit/editor/use-session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { countLabel } from '#web/ui/count-label.ts';

/** Writing goes on without a connection; the banner counts what waits. */
export function OfflineBanner({ session }: { session: DocumentSession }) {
  const state = useSessionState(session);
  if (state.phase !== 'ready' || state.isOnline) return null;
  return (
    <Banner tone="warning">
      {state.queued === 0
        ? 'You’re offline. Keep writing: your edits are kept on this device and saved when you reconnect.'
        : `You’re offline. ${countLabel(state.queued, 'edit')} kept on this device will be saved when you reconnect.`}
    </Banner>
  );
}
