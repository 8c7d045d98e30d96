import { signInAgainMessage, type FreshProof } from '#domain/accounts/fresh-proof.ts';
import { Callout } from '#web/ui/callout.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

export type ProofFieldProps = {
  proof: FreshProof;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

/** What a change to a way in asks for: the password, or a recent sign-in. */
export function ProofField({ proof, hint, value, onChange }: ProofFieldProps) {
  if (proof === 'none') return null;
  if (proof === 'signIn') return <Callout tone="warning">{signInAgainMessage}</Callout>;
  return (
    <PasswordField
      label="Current password"
      hint={hint}
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
