import type { ReactNode } from 'react';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
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
  const changing = useSubmit();
  return (
    <AuthLayout title={`Continue as ${email}?`} lead={place} foot={foot}>
      <FormStack>
        <Button variant="primary" fullWidth onClick={onContinue}>
          Continue
        </Button>
        <Button fullWidth busy={changing.busy} onClick={() => void changing.run(onChange)}>
          Use another account
        </Button>
        <FormError message={changing.error} />
      </FormStack>
    </AuthLayout>
  );
}
