import { aiModes, type AiMode, type ChosenFeature } from '#domain/ai/features.ts';
import { SelectField } from '#web/ui/text-field.tsx';

const labels: Readonly<Record<ChosenFeature, string>> = {
  Summarize: 'Summaries',
  Highlights: 'Suggested highlights',
  Tags: 'Suggested tags',
  Redact: 'Redaction of personal data',
};
const adding = 'On: add sure ones, suggest the rest';
const onLabels: Readonly<Record<ChosenFeature, string>> = {
  Summarize: 'On: summarize notes automatically',
  Highlights: adding,
  Tags: adding,
  Redact: 'On: hide what is found',
};
const reviewing = 'Suggest: wait for a review';
const suggestLabels: Readonly<Record<ChosenFeature, string>> = {
  Summarize: 'Suggest: summarize when somebody asks',
  Highlights: reviewing,
  Tags: reviewing,
  Redact: reviewing,
};

function labelOf(feature: ChosenFeature, mode: AiMode): string {
  if (mode === 'Off') return 'Off';
  return mode === 'On' ? onLabels[feature] : suggestLabels[feature];
}

/** Where a query holds the mode of each. */
export const modeFields = {
  Summarize: 'summarize',
  Highlights: 'highlights',
  Tags: 'tags',
  Redact: 'redact',
} as const satisfies Record<ChosenFeature, string>;

/** Somebody chose that personal data is looked for. */
export function isRedacting(mode: AiMode | null): mode is 'On' | 'Suggest' {
  return mode === 'On' || mode === 'Suggest';
}

type ModeChoiceProps = {
  feature: ChosenFeature;
  /** Null: it follows what `inherited` says. */
  mode: AiMode | null;
  inherited?: string;
  disabledReason: string | null;
  onChange: (mode: AiMode | null) => void;
};

export function ModeChoice({ feature, mode, inherited, disabledReason, onChange }: ModeChoiceProps) {
  return (
    <SelectField
      label={labels[feature]}
      disabled={disabledReason !== null}
      hint={disabledReason ?? undefined}
      value={mode ?? ''}
      options={[
        ...(inherited === undefined ? [] : [{ value: '', label: inherited }]),
        ...aiModes.map((value) => ({ value, label: labelOf(feature, value) })),
      ]}
      onChange={({ target: { value } }) => onChange(aiModes.find((one) => one === value) ?? null)}
    />
  );
}
