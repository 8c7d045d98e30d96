import { useState, type FormEvent } from 'react';
import { parseMonthlyTokens } from '#domain/ai/model-providers.ts';
import type { ModelSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { UpdateModelSettingsDocument } from './models.gen.ts';
import classes from './models-screen.module.css';

/** How many tokens a month may use, beside what this one has used. */
export function BudgetForm({ settings }: { settings: ModelSettingsFieldsFragment }) {
  const [text, setText] = useState(settings.monthlyTokens?.toString() ?? '');
  const [error, setError] = useState<string | null>(null);
  const save = useCommand(UpdateModelSettingsDocument, { onRefused: setError });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseMonthlyTokens(text.trim() === '' ? null : Number(text));
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    if (await save.run({ input: { monthlyTokens: parsed.value } })) showToast({ message: 'Budget saved' });
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormStack>
        <p className={classes.text}>
          This month: {settings.usedTokens.toLocaleString('en')} tokens in{' '}
          {settings.usedRequests.toLocaleString('en')} {settings.usedRequests === 1 ? 'request' : 'requests'}.
        </p>
        <TextField
          label="Tokens per month"
          inputMode="numeric"
          hint="Leave this empty for no limit."
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className={classes.actions}>
          <Button type="submit" busy={save.busy}>
            Save budget
          </Button>
        </div>
      </FormStack>
    </form>
  );
}
