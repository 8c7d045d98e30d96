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
import { messageOf } from '#web/lib/rest.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** For workspaces that are open to an e-mail domain: ask for the mail, then join by its link. */
export function JoinWorkspacePage({ match }: { match: RouteMatchOf<'authJoinWorkspace'> }) {
  const { token, email } = match.query;
  return (
    <WorkspaceGuard>
      {(environment) => {
        const workspace = workspaceNameOf(environment.name);
        if (token === undefined) return <AskToJoin workspace={workspace} initialEmail={email ?? ''} />;
        return <JoinByLink workspace={workspace} token={token} />;
      }}
    </WorkspaceGuard>
  );
}

function JoinByLink({ workspace, token }: { workspace: string; token: string }) {
  const offer = useResource(() => workspaceAccounts.join(token));
  if (offer.state === 'loading') {
    return (
      <AuthLayout title={`Join ${workspace}`}>
        <Skeleton height={36} />
      </AuthLayout>
    );
  }
  if (offer.state === 'failed') {
    return (
      <AuthLayout title="This link can’t be used" foot={<Link to="authLogin">Go to sign in</Link>}>
        <FormError message={messageOf(offer.error)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={`Join ${workspace}`} lead={`Your e-mail ${offer.value.email} is confirmed.`}>
      <JoinForm
        {...offer.value}
        onJoin={(name, password) => workspaceAccounts.confirmJoin({ token, name, password })}
      />
    </AuthLayout>
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
