import { useState } from 'react';
import type { FreshProof } from '#domain/accounts/fresh-proof.ts';
import { ProvenDialog } from './proven-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactor } from './second-factor-api.ts';

export function RenewCodesDialog({ proof, onClose }: { proof: FreshProof; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ProvenDialog
      title="Create new recovery codes?"
      label="Create new codes"
      proof={proof}
      onConfirm={async (given) => setCodes((await secondFactor.renewRecoveryCodes(given)).recoveryCodes)}
      onClose={onClose}
    >
      The codes you have now stop working.
    </ProvenDialog>
  );
}
