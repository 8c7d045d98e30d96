import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthLayout,
  EmailCodeFlow,
  RegionChoice,
  RootProviders,
  SignUpClosed,
  useCodeLead,
  useOffer,
  useSignUpClosed,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';

export function SignupPage({ match }: { match: RouteMatchOf<'authSignup'> }) {
  const offer = useOffer(match.query);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const codeLead = useCodeLead();
  const isClosed = useSignUpClosed();
  if (isClosed) return <SignUpClosed />;
  return (
    <AuthLayout
      title={sentTo === null ? 'Create your workspace' : 'Check your e-mail'}
      lead={
        sentTo === null
          ? 'Keep every interview, note and insight of your team in one place.'
          : codeLead(sentTo)
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
