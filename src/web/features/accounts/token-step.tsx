import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Link } from '#web/lib/navigation/link.tsx';
import { messageOf } from '#web/lib/rest.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { AuthLayout } from './auth-layout.tsx';

export type TokenStepProps = {
  token: string | undefined;
  title: string;
  /** How to get another, where nobody can be asked. */
  renew?: ReactNode;
  use: (token: string) => Promise<void>;
};

/** Uses a one-time token as soon as the page opens, exactly once. */
export function TokenStep({ token, title, renew, use }: TokenStepProps) {
  const [error, setError] = useState<string | null>(
    token === undefined ? 'This link is incomplete. Open the whole link from the mail.' : null,
  );
  const wasUsed = useRef(false);
  const run = useEffectEvent((value: string) => {
    use(value).catch((failure: unknown) => setError(messageOf(failure)));
  });
  useEffect(() => {
    // Strict mode mounts twice, but a token works once.
    if (token === undefined || wasUsed.current) return;
    wasUsed.current = true;
    run(token);
  }, [token]);

  if (error === null) return <AuthLayout title={title} lead="One moment…" />;
  return (
    <AuthLayout title="This link can’t be used">
      <FormStack>
        <FormError message={error} />
        {renew}
        <Link to="authLogin" className={buttonClass('primary')}>
          Go to sign in
        </Link>
      </FormStack>
    </AuthLayout>
  );
}
