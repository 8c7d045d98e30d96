import { useState } from 'react';
import type { DeniedDomain } from '#domain/staff/staff-answers.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ConsoleForm } from './console-form.tsx';
import { staffApi } from './staff-api.ts';

/** Why somebody can't sign up: their domain may be on the deny list. */
export function DomainCheck() {
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState<DeniedDomain | null>(null);
  const submit = useSubmit();
  return (
    <Section title="Check a domain">
      <ConsoleForm
        label="Check domain"
        submit={submit}
        onSubmit={async () => setChecked(await staffApi.deniedDomain(email))}
      >
        <TextField
          label="E-mail of the domain"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </ConsoleForm>
      {checked && (
        <output>
          {checked.domain} is {checked.denied ? 'denied' : 'allowed'}.
        </output>
      )}
    </Section>
  );
}
