import { aiModes, type AiMode } from '#domain/ai/features.ts';
import type { SuggestionFeature } from '#domain/ai/suggestions.ts';
import { SelectField } from '#web/ui/text-field.tsx';

const labels: Readonly<Record<SuggestionFeature, string>> = {
  Highlights: 'Suggested highlights',
  Tags: 'Suggested tags',
};
export const modeLabels: Readonly<Record<AiMode, string>> = {
  On: 'On: add sure ones, suggest the rest',
  Suggest: 'Suggest: wait for a review',
  Off: 'Off',
};

type ModeChoiceProps = {
  feature: SuggestionFeature;
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
        ...aiModes.map((value) => ({ value, label: modeLabels[value] })),
      ]}
      onChange={({ target: { value } }) => onChange(aiModes.find((one) => one === value) ?? null)}
    />
  );
}
