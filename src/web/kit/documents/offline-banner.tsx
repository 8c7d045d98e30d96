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
        ? 'No connection to this document. You can keep writing: keep this tab open, and your edits are sent when you are back.'
        : `No connection to this document. ${countLabel(state.queued, 'edit')} kept in this tab, sent when you are back.`}
    </Banner>
  );
}
