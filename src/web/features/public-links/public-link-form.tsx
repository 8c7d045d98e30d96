import { useEffect, useRef, useState, type FormEvent } from 'react';
import { parseLinkPassword } from '#domain/public-links/link-password.ts';
import { hideNamesHint } from './hide-names-hint.ts';
import { CreatePublicLinkDocument } from './public-links.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { parseExpiryDay } from '#web/lib/expiry-day.ts';
import { ContentSwitches } from './content-switches.tsx';
import { hasContents, type LinkTarget } from './link-target.ts';
import classes from './public-links.module.css';

export type PublicLinkFormProps = {
  object: LinkTarget;
  /** There is an open link, which this one ends. */
  replaces: boolean;
  /** The address, or null when the person gave up. */
  onDone: (url: string | null) => void;
};

export function PublicLinkForm({ object, replaces, onDone }: PublicLinkFormProps) {
  const [password, setPassword] = useState('');
  const [day, setDay] = useState('');
  const [noDownload, setNoDownload] = useState(false);
  const [hideNames, setHideNames] = useState(true);
  const [contents, setContents] = useState({ showNotes: false, showViews: false });
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // The focus alone shows the first field, and leaves the options under the fold.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const create = useCommand(CreatePublicLinkDocument, { onRefused: setError });

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsedPassword = password === '' ? null : parseLinkPassword(password);
    if (parsedPassword && !parsedPassword.ok) return setError(parsedPassword.message);
    const expiry = parseExpiryDay(day, new Date());
    if (!expiry.ok) return setError(expiry.message);
    setError(null);
    const made = await create.run({
      input: {
        ...object,
        ...(hasContents(object) && contents),
        password: parsedPassword?.value ?? null,
        expiresAt: expiry.value,
        noDownload,
        hideNames,
      },
    });
    if (made) onDone(made.createPublicLink.url);
  }

  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => void send(event)}
      noValidate
      aria-label="New public link"
    >
      {replaces && <Callout tone="warning">The current link stops working.</Callout>}
      <div className={classes.pair}>
        <PasswordField
          label="Password (optional)"
          autoComplete="new-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          label="Expires after (optional)"
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <Switch label="Hide names" hint={hideNamesHint} checked={hideNames} onChange={setHideNames} />
      <Switch
        label="No downloads"
        hint="Visitors can’t download files."
        checked={noDownload}
        onChange={setNoDownload}
      />
      {hasContents(object) && (
        <ContentSwitches
          shown={contents}
          onChange={(change) => setContents((now) => ({ ...now, ...change }))}
        />
      )}
      <FormError message={error} />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" busy={create.busy}>
          {replaces ? 'Replace public link' : 'Create public link'}
        </Button>
        <Button onClick={() => onDone(null)}>Cancel</Button>
      </div>
    </form>
  );
}
