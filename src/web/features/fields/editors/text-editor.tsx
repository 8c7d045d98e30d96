import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldType } from '#domain/fields/field-types.ts';
import { readValue } from '../field-definition.ts';
import type { FieldValueEditorProps } from './field-value-editor-props.ts';
import classes from '../field-value-editor.module.css';

const hints: Partial<Record<FieldType, string>> = {
  EMAIL: 'name@example.com',
  NPS: '0 to 10',
  NUMBER: '0',
  PHONE: '+49 30 123456',
  URL: 'example.com',
};
const keyboards: Partial<Record<FieldType, 'decimal' | 'numeric' | 'email' | 'tel' | 'url'>> = {
  EMAIL: 'email',
  NPS: 'numeric',
  NUMBER: 'decimal',
  PHONE: 'tel',
  URL: 'url',
};

/** Everything that is typed: text, numbers, addresses, days. */
export function TextEditor({ field, value, onSave, onType, onEnd }: FieldValueEditorProps) {
  const id = useId();
  const [draft, setDraft] = useState(value ?? '');
  const [error, setError] = useState<string | null>(null);

  /** A refused value stays in the field, so that it can be mended; leaving the field a second time gives it up. */
  function save(isLeaving: boolean) {
    const read = readValue(field, draft);
    if (!read.ok) {
      if (isLeaving && error !== null) return onEnd?.();
      return setError(read.message);
    }
    if (read.value !== value) onSave(read.value);
    onEnd?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onType?.(undefined);
      onEnd?.();
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      save(false);
    }
  }

  const shared = {
    ref: focusOnce,
    'aria-label': field.label,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': error === null ? undefined : `${id}-error`,
    // Esc ends the editing only; a dialog or peek around it stays.
    'data-mantine-stop-propagation': true,
    className: classes.input,
    onBlur: () => save(true),
    onKeyDown,
  };
  const change = (text: string) => {
    setDraft(text);
    setError(null);
    const read = readValue(field, text);
    onType?.(read.ok && read.value !== value ? read.value : undefined);
  };
  return (
    <div>
      {control()}
      {error !== null && (
        <span id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );

  function control(): ReactNode {
    if (field.type === 'DATETIME') {
      const isDay = value === null || value.length === 10;
      return (
        <input
          {...shared}
          type={isDay ? 'date' : 'datetime-local'}
          value={isDay ? draft : toLocal(draft)}
          onChange={(event) => change(isDay ? event.target.value : fromLocal(event.target.value))}
        />
      );
    }
    if (field.type === 'TEXT') {
      return <textarea {...shared} rows={1} value={draft} onChange={(event) => change(event.target.value)} />;
    }
    return (
      <input
        {...shared}
        value={draft}
        inputMode={keyboards[field.type]}
        placeholder={hints[field.type]}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
    );
  }
}

/** The person has just asked to fill exactly this field. Again at every key, a date would jump to its last part. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}

/** What the browser's own field takes: local time without a zone. */
function toLocal(instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function fromLocal(local: string): string {
  return local === '' ? '' : new Date(local).toISOString();
}
