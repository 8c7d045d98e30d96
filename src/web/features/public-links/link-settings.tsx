import { startTransition, useOptimistic, useState } from 'react';
import { parseLinkPassword } from '#domain/public-links/link-password.ts';
import type { PublicLinkFieldsFragment, UpdatePublicLinkInput } from '#web/lib/graphql.gen.ts';
import { hideNamesHint } from './hide-names-hint.ts';
import { UpdatePublicLinkDocument } from './public-links.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions } from '#web/ui/page-frame.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ContentSwitches } from './content-switches.tsx';
import { ExpirySetting } from './expiry-setting.tsx';
import { hasContents, type LinkTarget } from './link-target.ts';
import classes from './public-links.module.css';

export type LinkSettingsProps = {
  object: LinkTarget;
  link: PublicLinkFieldsFragment;
  disabledReason: string | null;
};

type Change = Omit<UpdatePublicLinkInput, 'type' | 'id'>;

/** Each takes effect at once; the address stays. */
export function LinkSettings({ object, link, disabledReason }: LinkSettingsProps) {
  const update = useCommand(UpdatePublicLinkDocument);
  const [shown, show] = useOptimistic(link, (now, change: Partial<PublicLinkFieldsFragment>) => ({
    ...now,
    ...change,
  }));

  async function save(change: Change): Promise<boolean> {
    return (await update.run({ input: { ...object, ...change } })) !== null;
  }

  function set(
    change: Partial<Pick<PublicLinkFieldsFragment, 'hideNames' | 'noDownload' | 'showNotes' | 'showViews'>>,
  ) {
    startTransition(async () => {
      show(change);
      await save(change);
    });
  }

  return (
    <>
      <PasswordSetting
        hasPassword={link.hasPassword}
        disabledReason={disabledReason}
        busy={update.busy}
        onSave={save}
      />
      <ExpirySetting expiresAt={link.expiresAt} disabledReason={disabledReason} onSave={save} />
      <Switch
        label="Hide names"
        hint={hideNamesHint}
        checked={shown.hideNames}
        disabledReason={disabledReason}
        onChange={(hideNames) => set({ hideNames })}
      />
      <Switch
        label="No downloads"
        hint="Visitors can’t download files."
        checked={shown.noDownload}
        disabledReason={disabledReason}
        onChange={(noDownload) => set({ noDownload })}
      />
      {hasContents(object) && (
        <ContentSwitches shown={shown} disabledReason={disabledReason} onChange={set} />
      )}
    </>
  );
}

type PasswordSettingProps = {
  hasPassword: boolean;
  disabledReason: string | null;
  busy: boolean;
  onSave: (change: { password: string | null }) => Promise<boolean>;
};

function PasswordSetting({ hasPassword, disabledReason, busy, onSave }: PasswordSettingProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isDisabled = disabledReason !== null;

  async function save() {
    const parsed = parseLinkPassword(draft ?? '');
    if (!parsed.ok) return setError(parsed.message);
    if (!(await onSave({ password: parsed.value }))) return;
    setDraft(null);
    setError(null);
    showToast({
      message: 'Password set. Everyone needs to enter it, including people who already opened the link.',
    });
  }

  async function takeAway() {
    if (await onSave({ password: null })) showToast({ message: 'Password removed' });
  }

  if (draft !== null) {
    return (
      <div className={classes.form}>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={draft}
          error={error}
          onChange={(event) => setDraft(event.target.value)}
        />
        <FormActions>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            Set password
          </Button>
          <Button onClick={() => setDraft(null)}>Cancel</Button>
        </FormActions>
      </div>
    );
  }
  return (
    <div className={classes.setting}>
      <span className={classes.settingName}>Password</span>
      <span className={classes.value}>
        {hasPassword ? 'Set' : 'None'}
        <Button
          variant="quiet"
          disabled={isDisabled}
          title={disabledReason ?? undefined}
          onClick={() => setDraft('')}
        >
          {hasPassword ? 'Change' : 'Set password'}
        </Button>
        {hasPassword && (
          <Button
            variant="quiet"
            disabled={isDisabled}
            title={disabledReason ?? undefined}
            onClick={() => void takeAway()}
          >
            Remove
          </Button>
        )}
      </span>
    </div>
  );
}
