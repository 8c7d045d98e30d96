import { useState, type FormEvent } from 'react';
import {
  isModelProvider,
  modelProviderNames,
  modelProviders,
  needsOf,
  parseModelChoice,
  type ModelProvider,
} from '#domain/ai/model-providers.ts';
import type { ModelChoiceInput, ModelSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { TestModelConnectionDocument, UpdateModelSettingsDocument } from './models.gen.ts';
import classes from './models-screen.module.css';

/** The service, the model and the key. The stored key is never shown; an empty field keeps it. */
export function ModelForm({ settings }: { settings: ModelSettingsFieldsFragment }) {
  const known = settings.provider?.toLowerCase() ?? '';
  const [provider, setProvider] = useState<ModelProvider | null>(isModelProvider(known) ? known : null);
  const [draft, setDraft] = useState({
    model: settings.model ?? '',
    url: settings.url ?? '',
    region: settings.region ?? '',
    key: '',
  });
  const [error, setError] = useState<string | null>(null);
  const [tested, setTested] = useState<{ ok: boolean; message: string } | null>(null);
  const save = useCommand(UpdateModelSettingsDocument, { onRefused: setError });
  const test = useCommand(TestModelConnectionDocument, { onRefused: setError });
  const need = provider && needsOf(provider);
  // A hidden address, typed for another service, would receive this one's key.
  const url = need?.url ? draft.url.trim() || null : null;
  const keepsKey = settings.hasKey && provider === known && url === (settings.url ?? null);

  function readChoice(): ModelChoiceInput | null {
    setError(null);
    setTested(null);
    if (provider === null) return null;
    const parsed = parseModelChoice({ ...draft, provider, url }, keepsKey || draft.key.trim() !== '');
    if (!parsed.ok) {
      setError(parsed.message);
      return null;
    }
    const { model, region } = parsed.value;
    return { provider: wireNames[provider], model, url, region, key: draft.key.trim() || null };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const choice = readChoice();
    if (provider !== null && !choice) return;
    if (!(await save.run({ input: { choice } }))) return;
    setDraft((now) => ({ ...now, key: '' }));
    showToast({ message: 'Model settings saved' });
  }

  async function tryOut() {
    const choice = readChoice();
    const answer = choice && (await test.run({ input: choice }));
    if (answer) setTested(answer.testModelConnection);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormStack>
        <SelectField
          label="Provider"
          value={provider ?? ''}
          options={[
            { value: '', label: settings.installationModel ? 'The installation’s model' : 'None' },
            ...modelProviders.map((value) => ({ value, label: modelProviderNames[value] })),
          ]}
          onChange={({ target: { value } }) => setProvider(isModelProvider(value) ? value : null)}
        />
        {need && (
          <>
            <TextField
              label="Model"
              autoComplete="off"
              value={draft.model}
              onChange={(event) => setDraft({ ...draft, model: event.target.value })}
            />
            {need.url && (
              <TextField
                label="Address"
                type="url"
                placeholder="https://models.example.com/v1"
                value={draft.url}
                onChange={(event) => setDraft({ ...draft, url: event.target.value })}
              />
            )}
            {need.region && (
              <TextField
                label="Region"
                placeholder="us-east-1"
                value={draft.region}
                onChange={(event) => setDraft({ ...draft, region: event.target.value })}
              />
            )}
            <TextField
              label="Key"
              type="password"
              autoComplete="off"
              hint={
                keepsKey
                  ? 'A key is stored. Leave this empty to keep it.'
                  : need.key
                    ? undefined
                    : 'Optional.'
              }
              value={draft.key}
              onChange={(event) => setDraft({ ...draft, key: event.target.value })}
            />
          </>
        )}
        <FormError message={error} />
        {tested && <Callout tone={tested.ok ? 'success' : 'warning'}>{tested.message}</Callout>}
        <div className={classes.actions}>
          <Button type="submit" variant="primary" busy={save.busy}>
            Save model
          </Button>
          {provider !== null && (
            <Button busy={test.busy} onClick={() => void tryOut()}>
              Test connection
            </Button>
          )}
        </div>
      </FormStack>
    </form>
  );
}

const wireNames = {
  openai: 'OPENAI',
  anthropic: 'ANTHROPIC',
  google: 'GOOGLE',
  bedrock: 'BEDROCK',
  ollama: 'OLLAMA',
  compatible: 'COMPATIBLE',
} as const satisfies Record<ModelProvider, ModelChoiceInput['provider']>;
