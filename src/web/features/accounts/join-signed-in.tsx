import { useState } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { JoinWithPassword } from './join-with-password.tsx';
import type { Join } from './join.ts';
import { OrLine } from './or-line.tsx';

type JoinSignedInProps = {
  email: string;
  teamId: string;
  /** Null: the account has no password. */
  onJoin: Join | null;
};

/** The root host knows who is signed in already, and asks for a code where nobody is. The password is the other way. */
export function JoinSignedIn({ email, teamId, onJoin }: JoinSignedInProps) {
  const [withPassword, setWithPassword] = useState(false);
  if (withPassword && onJoin) return <JoinWithPassword onJoin={onJoin} />;
  return (
    <FormStack>
      <p>You already have an account.</p>
      <a
        href={rootUrl(buildUrl('authWorkspaces', { query: { join: teamId, redirect: buildUrl('home') } }))}
        className={buttonClass('primary')}
      >
        Continue as {email}
      </a>
      {onJoin && (
        <>
          <OrLine margin="0">or</OrLine>
          <Button onClick={() => setWithPassword(true)}>Use your password</Button>
        </>
      )}
    </FormStack>
  );
}
