import { useState } from 'react';
import type { OwnAccount } from '#domain/accounts/own-account.ts';
import type { OwnFactor } from '#domain/accounts/second-factor.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { FactorRow } from './factor-row.tsx';
import { ProvenDialog } from './proven-dialog.tsx';
import { RenameFactorDialog } from './rename-factor-dialog.tsx';
import { secondFactor } from './second-factor-api.ts';
import classes from '../own/session-list.module.css';

type Change = { kind: 'rename' | 'remove'; factor: OwnFactor };

/** What the person confirms a sign-in with. */
export function FactorList({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [change, setChange] = useState<Change | null>(null);
  const isLast = account.factors.length === 1;

  function finish(message: string) {
    setChange(null);
    showToast({ message });
    onChanged();
  }

  return (
    <>
      <ul aria-label="Second factors" className={classes.list}>
        {account.factors.map((factor) => (
          <FactorRow
            key={factor.id}
            factor={factor}
            isLocked={account.mustProveFactor}
            onRename={() => setChange({ kind: 'rename', factor })}
            onRemove={() => setChange({ kind: 'remove', factor })}
          />
        ))}
      </ul>
      {change?.kind === 'rename' && (
        <RenameFactorDialog
          factor={change.factor}
          onRenamed={() => finish('Renamed')}
          onClose={() => setChange(null)}
        />
      )}
      {change?.kind === 'remove' && (
        <ProvenDialog
          title={`Remove “${change.factor.name}”?`}
          label="Remove second factor"
          proof={account.proof}
          onConfirm={async (proof) => {
            await secondFactor.remove({ id: change.factor.id, ...proof });
            finish('Second factor removed');
          }}
          onClose={() => setChange(null)}
        >
          {isLast
            ? 'You can’t confirm a sign-in with it anymore. Your recovery codes stop working too.'
            : 'You can’t confirm a sign-in with it anymore.'}
        </ProvenDialog>
      )}
    </>
  );
}
