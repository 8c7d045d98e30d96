import type { SignedInUser } from '#domain/accounts/available-team.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { enterWorkspace } from './follow-redirect.ts';

type JoinOneWorkspaceProps = {
  team: SignedInUser['availableTeams'][number];
  email: string;
  path?: string | undefined;
};

/** Where an invitation leads somebody who is signed in: joining takes a press, so that no link makes a member of them. */
export function JoinOneWorkspace({ team, email, path }: JoinOneWorkspaceProps) {
  const submit = useSubmit();
  const name = workspaceNameOf(team.name);
  return (
    <AuthLayout
      title={`Join ${name}`}
      lead={`Signed in as ${email}`}
      foot={
        <>
          <a href={buildUrl('authWorkspaces')}>Your workspaces</a>
          <Link to="authLogout">Use another account</Link>
        </>
      }
    >
      <FormStack>
        <FormError message={submit.error} />
        <Button
          variant="primary"
          busy={submit.busy}
          onClick={() => void submit.run(() => enterWorkspace(team.id, { path, join: true }))}
        >
          Join {name}
        </Button>
      </FormStack>
    </AuthLayout>
  );
}
