import { useState, type FormEvent } from 'react';
import { parseConnection } from '#domain/accounts/team-sso.ts';
import type { SsoSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormActions } from '#web/ui/page-frame.tsx';
import { SettingsPart, SettingsText } from '#web/ui/settings-part.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RemoveSsoConnectionDocument, SaveSsoConnectionDocument, StartSsoTestDocument } from './sso.gen.ts';

/** Issuer, client and secret. The stored secret is never shown; an empty field keeps it for the same issuer. */
export function ConnectionForm({ settings }: { settings: SsoSettingsFieldsFragment }) {
  const [draft, setDraft] = useState({
    issuer: settings.issuer ?? '',
    clientId: settings.clientId ?? '',
    clientSecret: '',
  });
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(SaveSsoConnectionDocument, { onRefused: setError });
  const test = useCommand(StartSsoTestDocument, { onRefused: setError });
  const remove = useCommand(RemoveSsoConnectionDocument, { onRefused: setError });
  const [isRemoving, setRemoving] = useState(false);
  const isSetUp = settings.issuer !== null;
  const keepsSecret = isSetUp && draft.issuer.trim() === settings.issuer;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseConnection(draft);
    setError(parsed.ok ? null : parsed.message);
    if (!parsed.ok) return;
    const clientSecret = draft.clientSecret.trim() || null;
    if (!(await save.run({ input: { ...parsed.value, clientSecret } }))) return;
    setDraft((now) => ({ ...now, clientSecret: '' }));
    showToast({ message: 'Connection saved. Test it next.' });
  }

  async function tryOut() {
    setError(null);
    const started = await test.run({});
    if (started) location.assign(started.startSsoTest);
  }

  async function takeAway() {
    setError(null);
    const removed = await remove.run({});
    setRemoving(false);
    if (!removed) return;
    setDraft({ issuer: '', clientId: '', clientSecret: '' });
    showToast({ message: 'Connection removed' });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <SettingsPart>
        <SettingsText>
          Connect an OpenID Connect provider such as Okta, Entra ID, Auth0 or Keycloak. Register these
          addresses there first.
        </SettingsText>
        <CopyField
          label="Redirect address"
          showLabel
          value={settings.redirectUri}
          onCopy={(text) => copyText(text, 'Address copied')}
        />
        <CopyField
          label="Initiate login address"
          showLabel
          hint="Optional. Lets people start at your provider’s app page."
          value={settings.initiateLoginUri}
          onCopy={(text) => copyText(text, 'Address copied')}
        />
        <CopyField
          label="Back-channel logout address"
          showLabel
          hint="Optional. Signing out at your provider signs people out here too."
          value={settings.logoutUri}
          onCopy={(text) => copyText(text, 'Address copied')}
        />
        <TextField
          label="Issuer"
          type="url"
          placeholder="https://acme.okta.com"
          value={draft.issuer}
          onChange={(event) => setDraft({ ...draft, issuer: event.target.value })}
        />
        <TextField
          label="Client ID"
          autoComplete="off"
          value={draft.clientId}
          onChange={(event) => setDraft({ ...draft, clientId: event.target.value })}
        />
        <TextField
          label="Client secret"
          type="password"
          autoComplete="off"
          hint={keepsSecret ? 'A secret is stored. Leave this empty to keep it.' : undefined}
          value={draft.clientSecret}
          onChange={(event) => setDraft({ ...draft, clientSecret: event.target.value })}
        />
        <FormError message={error} />
        {isSetUp && (
          <Callout tone={settings.testedAt === null ? 'warning' : 'success'}>
            {settings.testedAt === null
              ? 'Test the connection. Members can use it after a test sign-in has worked.'
              : 'The test sign-in worked. Members can sign in with single sign-on.'}
          </Callout>
        )}
        <FormActions>
          <Button type="submit" variant="primary" busy={save.busy}>
            Save connection
          </Button>
          {isSetUp && (
            <>
              <Button busy={test.busy} onClick={() => void tryOut()}>
                Test sign-in
              </Button>
              <Button variant="danger" onClick={() => setRemoving(true)}>
                Remove connection
              </Button>
            </>
          )}
        </FormActions>
      </SettingsPart>
      {isRemoving && (
        <ConfirmDialog
          title="Remove the connection?"
          confirmLabel="Remove connection"
          busy={remove.busy}
          onConfirm={() => void takeAway()}
          onClose={() => setRemoving(false)}
        >
          Nobody can sign in with single sign-on any more. Members stay, and sign in by e-mail.
        </ConfirmDialog>
      )}
    </form>
  );
}
