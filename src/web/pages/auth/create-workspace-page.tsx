import { AuthLayout, CreateWorkspaceForm, SessionGuard } from '#web/features/accounts/index.ts';

export function CreateWorkspacePage() {
  return (
    <SessionGuard title="Set up your workspace">
      {(user) => (
        <AuthLayout title="Set up your workspace" lead={`You’re signed in as ${user.email}`}>
          <CreateWorkspaceForm email={user.email} name={user.name ?? ''} provider={user.provider} />
        </AuthLayout>
      )}
    </SessionGuard>
  );
}
