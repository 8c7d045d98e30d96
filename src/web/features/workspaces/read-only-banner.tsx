import { useCan, useWorkspaceSettings } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** For everybody while it is on; people who can turn it off get the way there. */
export function ReadOnlyBanner() {
  const { readOnly } = useWorkspaceSettings();
  const mayEnd = useCan('access.setReadOnly').allowed;
  if (!readOnly) return null;
  return (
    <Banner
      tone="warning"
      action={
        mayEnd && (
          <Link to="settings" className={buttonClass('default')}>
            Settings
          </Link>
        )
      }
    >
      This workspace is in read-only mode. You can view everything, but not change it.
    </Banner>
  );
}
