import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { FieldValueEditorProps } from './field-value-editor-props.ts';

const answers = [
  { value: '', label: 'Empty' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** Native, so that a phone shows its own picker; each choice is saved at once. */
export function BooleanEditor({ field, value, onSave, onEnd }: FieldValueEditorProps) {
  return (
    <CompactSelect
      ref={focusOnce}
      label={field.label}
      value={value === 'true' || value === 'false' ? value : ''}
      options={answers}
      onChange={(chosen) => onSave(chosen === '' ? null : chosen)}
      onBlur={() => onEnd?.()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        event.stopPropagation();
        onEnd?.();
      }}
    />
  );
}

function focusOnce(element: HTMLSelectElement | null): void {
  element?.focus();
}
