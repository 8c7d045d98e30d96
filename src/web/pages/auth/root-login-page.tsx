import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthLayout,
  EmailCodeFlow,
  OpenWorkspaceForm,
  OrLine,
  RootProviders,
  useCodeLead,
  useSignUpClosed,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';

/** Sign-in where the workspace is not known yet. */
export function RootLoginPage({ match }: { match: RouteMatchOf<'authLogin'> | RouteMatchOf<'index'> }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const codeLead = useCodeLead();
  const isClosed = useSignUpClosed();
  const email = match.name === 'authLogin' ? match.query.email : undefined;
  return (
    <AuthLayout
      title={sentTo === null ? 'Sign in to Hark' : 'Check your e-mail'}
      lead={
        sentTo === null ? 'We’ll send you a code and show the workspaces you belong to.' : codeLead(sentTo)
      }
      foot={
        <>
          {!isClosed && (
            <span>
              New to Hark? <Link to="authSignup">Create a workspace</Link>
            </span>
          )}
          <span>
            Can’t remember its address? <Link to="authFindWorkspace">Find your workspace</Link>
          </span>
        </>
      }
    >
      {sentTo === null && <RootProviders />}
      <EmailCodeFlow
        initialEmail={email ?? ''}
        label="Send code"
        forceCreateWorkspace={false}
        onSent={setSentTo}
      />
      {sentTo === null && (
        <>
          <OrLine margin="var(--space-5)">or go straight to your workspace</OrLine>
          <OpenWorkspaceForm />
        </>
      )}
    </AuthLayout>
  );
}
