import { useEffect, useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { rootAccounts } from '#web/features/accounts/account-api.ts';
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx';
import { followConfirmation } from '#web/features/accounts/email-code-flow.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { messageOf } from '#web/lib/rest.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';

/** The link in the confirmation mail. */
export function ConfirmEmailPage({ match }: { match: RouteMatchOf<'authConfirmEmail'> }) {
  const token = match.query.token ?? match.query.confirmation_token;
  const [error, setError] = useState<string | null>(
    token === undefined ? 'This link is incomplete. Open the whole link from the mail.' : null,
  );

  useEffect(() => {
    if (token === undefined) return;
    rootAccounts
      .confirmEmail({ method: 'EMAIL', token })
      .then((result) => followConfirmation(result, setError))
      .catch((failure: unknown) => setError(messageOf(failure)));
  }, [token]);

  if (error === null) return <AuthLayout title="Confirming your e-mail" lead="One moment…" />;
  return (
    <AuthLayout title="This link can’t be used">
      <FormStack>
        <FormError message={error} />
        <Link to="authSignup" className={buttonClass('primary')}>
          Get a new link
        </Link>
      </FormStack>
    </AuthLayout>
  );
}
