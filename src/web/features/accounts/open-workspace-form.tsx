import { useState, type FormEvent } from 'react';
import { RestError } from '#web/lib/rest.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { rootAccounts } from './account-api.ts';
import classes from './open-workspace-form.module.css';

export function OpenWorkspaceForm() {
  const [subdomain, setSubdomain] = useState('');
  const submit = useSubmit();

  async function open() {
    try {
      const { redirectUrl } = await rootAccounts.workspaceBySubdomain(subdomain.trim().toLowerCase());
      location.assign(redirectUrl);
    } catch (error) {
      if (!(error instanceof RestError) || error.status !== 404) throw error;
      submit.setError('There is no workspace at this address');
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (subdomain.trim() === '') submit.setError('Enter the address of your workspace');
    else void submit.run(open);
  }

  return (
    <form onSubmit={send} noValidate className={classes.form}>
      <TextField
        label="Workspace address"
        error={submit.error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="acme"
        value={subdomain}
        onChange={(event) => setSubdomain(event.target.value)}
      />
      <div className={classes.row}>
        <span className={classes.host}>.{location.host}</span>
        <Button type="submit" busy={submit.busy}>
          Open
        </Button>
      </div>
    </form>
  );
}
