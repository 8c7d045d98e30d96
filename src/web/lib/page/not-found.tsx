import { IconCompass } from '@tabler/icons-react';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Also shown for what the person may not see, so that an address never tells whether something exists. */
export function NotFound() {
  useDocumentTitle('Page not found');
  return (
    <EmptyState
      icon={<IconCompass size={20} />}
      title="Page not found"
      actions={
        <Link to="index" className={buttonClass('default')}>
          Go to home
        </Link>
      }
    >
      The link may be wrong, or the page may have been moved, deleted or not shared with you.
    </EmptyState>
  );
}
