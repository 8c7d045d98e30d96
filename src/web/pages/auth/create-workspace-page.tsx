import { CreateWorkspaceForm } from '#web/features/accounts/create-workspace-form.tsx';
import { SessionGuard } from '#web/features/accounts/session-guard.tsx';
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx';

export function CreateWorkspacePage() {
  return (
    <SessionGuard title="Set up your workspace">
      {(user) => (
        <AuthLayout title="Set up your workspace" lead={`You are signed in as ${user.email}`}>
          <CreateWorkspaceForm email={user.email} name={user.name ?? ''} />
        </AuthLayout>
      )}
    </SessionGuard>
  );
}
