import { IconLock } from '@tabler/icons-react';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoAccess({ reason }: { reason: string }) {
  useDocumentTitle('No access');
  return (
    <EmptyState
      icon={<IconLock size={20} />}
      title="You don’t have access to this"
      actions={
        <Link to="index" className={buttonClass('default')}>
          Go to home
        </Link>
      }
    >
      {reason} Ask a workspace admin if you need it.
    </EmptyState>
  );
}
