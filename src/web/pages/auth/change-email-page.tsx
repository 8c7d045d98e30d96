import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AuthLayout, ownAccount, TokenStep } from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

type Confirmed = { isChanged: boolean; email: string };

/** The link that both the old and the new address get. */
export function ChangeEmailPage({ match }: { match: RouteMatchOf<'authChangeEmail'> }) {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  if (confirmed) {
    return (
      <AuthLayout
        title={confirmed.isChanged ? 'Your e-mail address is changed' : 'One confirmation to go'}
        lead={
          confirmed.isChanged
            ? `Sign in with ${confirmed.email} from now on.`
            : 'Follow the link that we sent to the other address too. Your e-mail address changes after that.'
        }
      >
        <Link to="home" className={buttonClass('primary')}>
          Go to your workspace
        </Link>
      </AuthLayout>
    );
  }
  return (
    <TokenStep
      token={match.query.token}
      title="Confirming your e-mail address"
      use={async (token) => setConfirmed(await ownAccount.confirmEmail(token))}
    />
  );
}
