import { useState, type FormEvent, type ReactNode } from 'react';
import type { FreshProof } from '#domain/accounts/fresh-proof.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { ProofField } from '../own/proof-field.tsx';
import type { Proof } from './second-factor-api.ts';

export type ProvenDialogProps = {
  title: string;
  label: string;
  proof: FreshProof;
  onConfirm: (proof: Proof) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** A question that the password answers. */
export function ProvenDialog({ title, label, proof, onConfirm, onClose, children }: ProvenDialogProps) {
  const [password, setPassword] = useState('');
  const submit = useSubmit();

  function confirm(event: FormEvent) {
    event.preventDefault();
    void submit.run(() => onConfirm(proof === 'password' ? { password } : {}));
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={confirm} noValidate>
        <FormStack>
          <div>{children}</div>
          <ProofField proof={proof} value={password} onChange={setPassword} />
          <FormError message={submit.error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={submit.busy} disabled={proof === 'signIn'}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
