import { useState } from 'react';
import { parseEmail } from '#domain/accounts/email.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import {
  AuthForm,
  AuthLayout,
  firstRefusal,
  JoinForm,
  workspaceAccounts,
  WorkspaceGuard,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** For workspaces that are open to an e-mail domain: ask for the mail, then join by its link. */
export function JoinWorkspacePage({ match }: { match: RouteMatchOf<'authJoinWorkspace'> }) {
  const { token, email } = match.query;
  return (
    <WorkspaceGuard>
      {(environment) => {
        const workspace = workspaceNameOf(environment.name);
        if (token === undefined) return <AskToJoin workspace={workspace} initialEmail={email ?? ''} />;
        return (
          <AuthLayout title={`Join ${workspace}`} lead="Your e-mail is confirmed.">
            <JoinForm
              needsPassword={environment.passwordAuthEnabled}
              onJoin={(name, password) => workspaceAccounts.confirmJoin({ token, name, password })}
            />
          </AuthLayout>
        );
      }}
    </WorkspaceGuard>
  );
}

function AskToJoin({ workspace, initialEmail }: { workspace: string; initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = useSubmit();
  const foot = (
    <span>
      Already a member? <Link to="authLogin">Sign in</Link>
    </span>
  );

  async function ask() {
    await workspaceAccounts.requestJoin(email.trim());
    setSentTo(email.trim());
  }

  if (sentTo !== null) {
    return (
      <AuthLayout
        title="Check your e-mail"
        lead={`If ${workspace} is open to ${sentTo}, a link to join is on its way.`}
        foot={foot}
      />
    );
  }
  return (
    <AuthLayout title={`Join ${workspace}`} lead="We’ll mail you a link to confirm your address." foot={foot}>
      <AuthForm
        submit={submit}
        label="Send link"
        check={() => firstRefusal(parseEmail(email))}
        onSubmit={ask}
      >
        <TextField
          label="Work e-mail"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </AuthForm>
    </AuthLayout>
  );
}
