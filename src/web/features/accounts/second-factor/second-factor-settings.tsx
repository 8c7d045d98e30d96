import { useState } from 'react';
import type { OwnAccount } from '#domain/accounts/own-account.ts';
import { mostFactors } from '#domain/accounts/second-factor.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { SettingsPart, SettingsRow, SettingsText } from '#web/ui/settings-part.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AddFactor } from './add-factor.tsx';
import { FactorList } from './factor-list.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';

/** What this person proves besides the password, on the account page. */
export function SecondFactorSettings({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const hasFactor = account.factors.length > 0;
  return (
    <SettingsPart>
      <SettingsText>
        {hasFactor
          ? 'When you sign in with a password or an e-mailed link, Hark asks for one of these.'
          : 'An authenticator app or a passkey keeps your account safe even if someone learns your password.'}
      </SettingsText>
      {hasFactor && <FactorList account={account} onChanged={onChanged} />}
      {hasFactor && !account.mustProveFactor && <CodesLeft account={account} onChanged={onChanged} />}
      {account.mustProveFactor && <ProveFirst />}
      {!account.mustProveFactor && account.factors.length < mostFactors && (
        <AddFactor
          proof={account.proof}
          onAdded={() => {
            showToast({ message: 'Second factor added' });
            onChanged();
          }}
        />
      )}
    </SettingsPart>
  );
}

function CodesLeft({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [isRenewing, setRenewing] = useState(false);
  return (
    <SettingsRow name={`${countLabel(account.recoveryCodesLeft, 'recovery code')} left`}>
      <Button variant="quiet" onClick={() => setRenewing(true)}>
        Create new codes
      </Button>
      {isRenewing && (
        <RenewCodesDialog
          proof={account.proof}
          onClose={() => {
            setRenewing(false);
            onChanged();
          }}
        />
      )}
    </SettingsRow>
  );
}

/** Somebody whom an identity provider let in. */
function ProveFirst() {
  return (
    <Callout>
      <Link to="authSecondFactor" query={{ redirect: location.pathname }}>
        Confirm with your second factor
      </Link>{' '}
      to change it.
    </Callout>
  );
}
