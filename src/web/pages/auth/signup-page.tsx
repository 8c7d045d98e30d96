import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthLayout,
  EmailCodeFlow,
  RegionChoice,
  RootProviders,
  useOffer,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';

export function SignupPage({ match }: { match: RouteMatchOf<'authSignup'> }) {
  const offer = useOffer(match.query);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthLayout
      title={sentTo === null ? 'Create your workspace' : 'Check your e-mail'}
      lead={
        sentTo === null
          ? 'Keep every interview, note and insight of your team in one place.'
          : `We sent a message to ${sentTo}. Enter the code from it.`
      }
      foot={
        <span>
          Already have a workspace? <Link to="authLogin">Sign in</Link>
        </span>
      }
    >
      {sentTo === null && <RegionChoice offer={offer} />}
      {sentTo === null && <RootProviders />}
      <EmailCodeFlow
        initialEmail={match.query.email ?? ''}
        label="Continue"
        forceCreateWorkspace
        onSent={setSentTo}
      />
    </AuthLayout>
  );
}
