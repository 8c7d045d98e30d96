import { useState, type FormEvent } from 'react';
import type { SsoSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsList, SettingsPart, SettingsText } from '#web/ui/settings-part.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DomainRow } from './domain-row.tsx';
import { AddSsoDomainDocument } from './sso.gen.ts';
import classes from './sso-screen.module.css';

/** Domains whose people the provider may vouch for. Each has to be verified by those who run it. */
export function DomainList({ settings }: { settings: SsoSettingsFieldsFragment }) {
  const [domain, setDomain] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useCommand(AddSsoDomainDocument, { onRefused: setError });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    if (await add.run({ domain: domain.trim() })) setDomain('');
  }

  return (
    <SettingsPart>
      <SettingsText>
        Only people with an e-mail address at a verified domain can sign in with single sign-on for the first
        time.
      </SettingsText>
      {settings.domains.length > 0 && (
        <SettingsList label="Domains">
          {settings.domains.map((one) => (
            <DomainRow key={one.domain} domain={one} />
          ))}
        </SettingsList>
      )}
      <form onSubmit={(event) => void submit(event)} noValidate className={classes.inline}>
        <div className={classes.name}>
          <TextField
            label="Domain"
            placeholder="example.com"
            autoComplete="off"
            spellCheck={false}
            value={domain}
            error={error}
            onChange={(event) => setDomain(event.target.value)}
          />
        </div>
        <Button type="submit" busy={add.busy} disabled={domain.trim() === ''}>
          Add domain
        </Button>
      </form>
    </SettingsPart>
  );
}
