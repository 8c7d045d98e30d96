import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx';
import { EmailCodeFlow } from '#web/features/accounts/email-code-flow.tsx';
import { OpenWorkspaceForm } from '#web/features/accounts/open-workspace-form.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from '#web/features/accounts/auth-layout.module.css';

/** Sign-in where the workspace is not known yet. */
export function RootLoginPage({ match }: { match: RouteMatchOf<'authLogin'> | RouteMatchOf<'index'> }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const email = match.name === 'authLogin' ? match.query.email : undefined;
  return (
    <AuthLayout
      title={sentTo === null ? 'Sign in to Hark' : 'Check your e-mail'}
      lead={
        sentTo === null
          ? 'We’ll send you a code and show the workspaces you belong to.'
          : `We sent a message to ${sentTo}. Enter the code from it, or follow its link.`
      }
      foot={
        <>
          <span>
            New to Hark? <Link to="authSignup">Create a workspace</Link>
          </span>
          <span>
            Can’t remember its address? <Link to="authFindWorkspace">Find your workspace</Link>
          </span>
        </>
      }
    >
      <EmailCodeFlow
        initialEmail={email ?? ''}
        label="Send code"
        forceCreateWorkspace={false}
        onSent={setSentTo}
      />
      {sentTo === null && (
        <>
          <div className={classes.or} style={{ margin: 'var(--space-5) 0' }}>
            or go straight to your workspace
          </div>
          <OpenWorkspaceForm />
        </>
      )}
    </AuthLayout>
  );
}
