import type { ReactNode } from 'react';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';

export type AccountInUseProps = {
  email: string;
  place: string;
  foot: ReactNode;
  onContinue: () => void;
  onChange: () => Promise<void>;
};

/** Who this browser is signed in as, before somebody goes on with the wrong account. */
export function AccountInUse({ email, place, foot, onContinue, onChange }: AccountInUseProps) {
  const going = useSubmit();
  const changing = useSubmit();
  return (
    <AuthLayout title={`Continue as ${email}?`} lead={place} foot={foot}>
      <AuthForm submit={going} label="Continue" onSubmit={async () => onContinue()}>
        <Button fullWidth busy={changing.busy} onClick={() => void changing.run(onChange)}>
          Use another account
        </Button>
      </AuthForm>
    </AuthLayout>
  );
}
