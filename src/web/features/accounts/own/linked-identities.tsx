import { useState } from 'react';
import { signInProviderLabels } from '#domain/accounts/sign-in-providers.ts';
import type { OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import type { OwnAccount, OwnIdentity } from '#domain/accounts/own-account.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { SettingsPart } from '#web/ui/settings-part.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ownAccount } from './own-account-api.ts';
import { ProofField } from './proof-field.tsx';
import classes from './session-list.module.css';

/** Accounts at other providers that sign this person in. Adding or removing one asks for fresh proof. */
export function LinkedIdentities({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const [password, setPassword] = useState('');
  const submit = useSubmit();
  const proof = account.hasPassword ? { password } : {};
  const unlinked = account.linkable.filter(
    (provider) => !account.identities.some((identity) => identity.provider === provider),
  );

  async function link(provider: OidcProvider) {
    await submit.run(async () => {
      const { redirectUrl } = await ownAccount.link({ provider, ...proof });
      location.assign(redirectUrl);
    });
  }

  async function unlink({ id, provider }: OwnIdentity) {
    const done = await submit.run(async () => void (await ownAccount.unlink({ id, ...proof })));
    if (!done) return;
    setPassword('');
    showToast({ message: `${signInProviderLabels[provider]} unlinked` });
    onChanged();
  }

  return (
    <SettingsPart>
      {account.identities.length > 0 && (
        <ul aria-label="Linked accounts" className={classes.list}>
          {account.identities.map((identity) => (
            <li key={identity.id} className={classes.row}>
              <div className={classes.text}>
                <span>{signInProviderLabels[identity.provider]}</span>
                <span className={classes.facts}>
                  {identity.email} · <RelativeTime at={identity.lastUsedAt} />
                </span>
              </div>
              <Button
                variant="quiet"
                aria-label={`Unlink ${signInProviderLabels[identity.provider]}`}
                disabled={submit.busy || account.proof === 'signIn'}
                onClick={() => void unlink(identity)}
              >
                Unlink
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ProofField
        proof={account.proof}
        hint="Needed to link or unlink an account"
        value={password}
        onChange={setPassword}
      />
      <FormError message={submit.error} />
      {unlinked.length > 0 && (
        <FormActions>
          {unlinked.map((provider) => (
            <Button
              key={provider}
              disabled={submit.busy || account.proof === 'signIn'}
              onClick={() => void link(provider)}
            >
              Link {signInProviderLabels[provider]}
            </Button>
          ))}
        </FormActions>
      )}
    </SettingsPart>
  );
}
