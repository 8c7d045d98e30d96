import type { OwnAccount } from '#domain/accounts/own-account.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { FormError } from '#web/ui/form-error.tsx';
import { SettingsPart } from '#web/ui/settings-part.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ownAccount } from './own-account-api.ts';

/** What somebody agreed to when they signed up can be taken back here. */
export function NewsSetting({ account, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const submit = useSubmit();
  async function set(enabled: boolean) {
    if (await submit.run(async () => void (await ownAccount.setMarketingComms(enabled)))) onChanged();
  }
  return (
    <SettingsPart>
      <FormError message={submit.error} />
      <Switch
        label="E-mail me product news"
        hint="Mail about your work and your account is not affected."
        checked={account.marketingCommsEnabled}
        onChange={(enabled) => void set(enabled)}
      />
    </SettingsPart>
  );
}
