import { rootUrl } from '#web/lib/root-host.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';

/** For an account without a password: a code at the root host proves the address, and the workspace is listed there. */
export function SignInToJoin({ email }: { email: string }) {
  return (
    <FormStack>
      <p>You already have an account as {email}. Sign in with a code, then join from your workspaces.</p>
      <a href={rootUrl(`/auth/login?email=${encodeURIComponent(email)}`)} className={buttonClass('primary')}>
        Sign in
      </a>
    </FormStack>
  );
}
