import { useState } from 'react';
import { summaryFrameworks, type SummaryFramework } from '#domain/ai/frameworks.ts';
import { parseSummaryPrompt } from '#domain/ai/summary.ts';
import { transcriptionLocales } from '#domain/locales/transcription-locales.data.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextAreaField } from '#web/ui/text-field.tsx';
import { frameworkOptions } from './framework-names.ts';
import classes from './summaries.module.css';

/** What a person asks for; what is left out is decided by the project. */
export type SummaryWish = {
  readonly framework: SummaryFramework | null;
  readonly type: 'BulletPoints' | 'Summary' | null;
  readonly prompt: string | null;
  readonly language: string | null;
};

const languages = Object.entries(transcriptionLocales).map(([value, label]) => ({ value, label }));
const forms = [
  { value: 'Summary', label: 'Paragraphs' },
  { value: 'BulletPoints', label: 'Bullet points' },
];

type SummaryFormProps = {
  label: string;
  /** What an empty choice means. */
  usual?: string;
  initial: SummaryWish;
  busy: boolean;
  disabledReason: string | null;
  onSubmit: (wish: SummaryWish) => void;
};

export function SummaryForm(props: SummaryFormProps) {
  const { label, usual = 'Project default', initial, busy, disabledReason, onSubmit } = props;
  const [wish, setWish] = useState(initial);
  const framework = wish.framework ?? 'Summary';
  const parsed = parseSummaryPrompt(framework, wish.prompt);
  const isTouched = wish.prompt !== null && wish.prompt !== '';
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.ok && disabledReason === null) onSubmit({ ...wish, prompt: parsed.value });
      }}
    >
      <SelectField
        label="Framework"
        value={wish.framework ?? ''}
        onChange={(event) =>
          setWish({
            ...wish,
            framework: summaryFrameworks.find((name) => name === event.target.value) ?? null,
          })
        }
        options={[{ value: '', label: usual }, ...frameworkOptions]}
      />
      {framework === 'CustomPrompt' && (
        <TextAreaField
          label="Prompt"
          rows={3}
          placeholder="What should the summary say?"
          value={wish.prompt ?? ''}
          error={parsed.ok || !isTouched ? null : parsed.message}
          onChange={(event) => setWish({ ...wish, prompt: event.target.value })}
        />
      )}
      <div className={classes.pair}>
        <SelectField
          label="Format"
          value={wish.type ?? ''}
          onChange={(event) =>
            setWish({
              ...wish,
              type:
                event.target.value === 'BulletPoints'
                  ? 'BulletPoints'
                  : event.target.value === ''
                    ? null
                    : 'Summary',
            })
          }
          options={[{ value: '', label: 'Automatic' }, ...forms]}
        />
        <SelectField
          label="Language"
          value={wish.language ?? ''}
          onChange={(event) => setWish({ ...wish, language: event.target.value || null })}
          options={[
            { value: '', label: usual },
            { value: 'auto', label: 'Same as the source' },
            ...languages,
          ]}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        aria-disabled={disabledReason !== null || !parsed.ok || undefined}
        title={disabledReason ?? undefined}
      >
        {label}
      </Button>
      {disabledReason !== null && <p className={classes.reason}>{disabledReason}</p>}
    </form>
  );
}
