import { roles } from '#domain/access/roles.ts';
import { signInProviderLabels } from '#domain/accounts/sign-in-providers.ts';
import { roleName, useViewer } from '#web/features/members/index.ts';
import type { SsoRulesInput, SsoSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { SettingsPart } from '#web/ui/settings-part.tsx';
import { SelectField } from '#web/ui/text-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { EnforceSsoDocument, SetSsoRulesDocument } from './sso.gen.ts';

const ways = [
  { provider: 'GOOGLE', key: 'googleAllowed' },
  { provider: 'MICROSOFT', key: 'microsoftAllowed' },
  { provider: 'AUTH0', key: 'auth0Allowed' },
] as const;

/** Which ways are open, who joins by signing in, and whether the workspace's provider is the only way. */
export function SignInRules({ settings }: { settings: SsoSettingsFieldsFragment }) {
  const viewer = useViewer();
  const update = useCommand(SetSsoRulesDocument);
  const enforce = useCommand(EnforceSsoDocument);
  const { joinRole, passwordAllowed, googleAllowed, microsoftAllowed, auth0Allowed } = settings;
  const { enforced, breakGlass } = settings;
  const isReady = settings.testedAt !== null;

  function set(change: Partial<SsoRulesInput>) {
    const kept = { joinRole, passwordAllowed, googleAllowed, microsoftAllowed, auth0Allowed };
    void update.run({ input: { ...kept, ...change } });
  }

  const insteadReason = enforced ? 'Single sign-on is required.' : null;
  return (
    <SettingsPart>
      <Switch
        label="Require single sign-on"
        hint={
          enforced && breakGlass
            ? `${breakGlass.name} is the emergency admin and can still sign in another way if the provider fails.`
            : 'Everyone else is signed out. You become the emergency admin: you can still sign in with your password if the provider fails.'
        }
        checked={enforced}
        disabledReason={isReady || enforced ? null : 'Set up and test single sign-on first.'}
        onChange={(on) => void enforce.run({ breakGlassId: on ? viewer.id : null })}
      />
      <Switch
        label="Password"
        checked={passwordAllowed}
        disabledReason={insteadReason}
        onChange={(on) => set({ passwordAllowed: on })}
      />
      {ways
        .filter(({ provider }) => settings.providers.includes(provider))
        .map(({ provider, key }) => (
          <Switch
            key={provider}
            label={signInProviderLabels[provider]}
            checked={settings[key]}
            disabledReason={insteadReason}
            onChange={(on) => set({ [key]: on })}
          />
        ))}
      {isReady && (
        <SelectField
          label="People of a verified domain who sign in for the first time"
          value={joinRole ?? ''}
          options={[
            { value: '', label: 'Need an invitation' },
            ...roles.map((value) => ({ value, label: `Join as ${roleName(value).toLowerCase()}` })),
          ]}
          onChange={({ target: { value } }) =>
            set({ joinRole: roles.find((role) => role === value) ?? null })
          }
        />
      )}
    </SettingsPart>
  );
}
