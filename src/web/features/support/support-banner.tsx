import type { ReactNode } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ClockTime } from '#web/ui/clock-time.tsx';
import { EndAccessButton } from './end-access-button.tsx';
import { LeaveVisitButton } from './leave-visit-button.tsx';
import { useSupportNotice } from './use-support-notice.ts';

/** Who of the staff looks at the workspace, for everyone; `otherwise` is left out for a visitor, to whom it says nothing new. */
export function SupportBanner({ otherwise }: { otherwise: ReactNode }) {
  const notice = useSupportNotice();
  const mayDecide = useCan('supportAccess.decide').allowed;
  if (!notice) return otherwise;
  const { id, staffEmail, endsAt, isOwnVisit } = notice;
  const until = endsAt === null ? null : <ClockTime at={endsAt} />;
  if (isOwnVisit)
    return (
      <Banner tone="warning" action={<LeaveVisitButton />}>
        You’re viewing this workspace as support until {until}. You can’t change anything, and everything you
        open is recorded.
      </Banner>
    );
  return (
    <>
      {notice.state === 'ACTIVE' ? (
        <Banner tone="warning" action={mayDecide && <EndAccessButton id={id} />}>
          Support ({staffEmail}) can view this workspace until {until}.
        </Banner>
      ) : (
        <Banner
          tone="neutral"
          action={
            <Link to="settings" className={buttonClass('default')}>
              Review request
            </Link>
          }
        >
          Support ({staffEmail}) asks to view this workspace.
        </Banner>
      )}
      {otherwise}
    </>
  );
}
