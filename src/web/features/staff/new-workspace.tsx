import { useState } from 'react';
import { useSubmit } from '#web/lib/use-submit.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ConsoleForm } from './console-form.tsx';
import { staffApi } from './staff-api.ts';

const empty = { name: '', ownerName: '', ownerEmail: '' };

export function NewWorkspace() {
  const [draft, setDraft] = useState(empty);
  const [made, setMade] = useState<string | null>(null);
  const submit = useSubmit();
  async function create() {
    const { subdomain } = await staffApi.createWorkspace(draft);
    setMade(`Created at ${subdomain}. A sign-in link was mailed to ${draft.ownerEmail}.`);
    setDraft(empty);
  }
  return (
    <Section title="Create a workspace">
      <ConsoleForm label="Create workspace" submit={submit} onSubmit={create}>
        <TextField
          label="Workspace name"
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <TextField
          label="Owner’s name"
          value={draft.ownerName}
          onChange={(event) => setDraft({ ...draft, ownerName: event.target.value })}
        />
        <TextField
          label="Owner’s e-mail"
          type="email"
          value={draft.ownerEmail}
          onChange={(event) => setDraft({ ...draft, ownerEmail: event.target.value })}
        />
      </ConsoleForm>
      {made !== null && <output>{made}</output>}
    </Section>
  );
}
