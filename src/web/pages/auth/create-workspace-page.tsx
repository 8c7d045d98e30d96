import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthLayout,
  CreateWorkspaceForm,
  SessionGuard,
  SignUpClosed,
  useOffer,
  useSignUpClosed,
} from '#web/features/accounts/index.ts';

export function CreateWorkspacePage({ match }: { match: RouteMatchOf<'authCreateWorkspace'> }) {
  const offer = useOffer(match.query);
  const isClosed = useSignUpClosed();
  if (isClosed) return <SignUpClosed />;
  return (
    <SessionGuard title="Set up your workspace">
      {({ email, name, provider, hasPassword = false }) => (
        <AuthLayout title="Set up your workspace" lead={`You’re signed in as ${email}`}>
          <CreateWorkspaceForm
            email={email}
            name={name ?? ''}
            provider={provider}
            hasPassword={hasPassword}
            offer={offer}
          />
        </AuthLayout>
      )}
    </SessionGuard>
  );
}
