import { useState, type KeyboardEvent } from 'react';
import { focusWithText } from './focus-with-text.ts';
import classes from './inline-edit.module.css';
import { joinClasses } from './join-classes.ts';

export type InlineEditProps = {
  label: string;
  value: string;
  placeholder: string;
  /** Why it can't be edited; the text then stands as plain text. */
  disabledReason?: string | null;
  multiline?: boolean;
  /** Answers a message to refuse, null to accept. */
  check: (text: string) => string | null;
  onSave: (text: string) => void;
  /** Open from the start: it was made a moment ago and has no text yet. */
  startsOpen?: boolean;
  /** After Enter: where one goes on typing. */
  onEnter?: () => void;
};

/** Reads as text, edits in place: Enter or leaving saves, Esc restores. */
export function InlineEdit({
  label,
  value,
  placeholder,
  disabledReason = null,
  multiline = false,
  check,
  onSave,
  startsOpen = false,
  onEnter,
}: InlineEditProps) {
  const [draft, setDraft] = useState<string | null>(startsOpen && disabledReason === null ? value : null);
  const [error, setError] = useState<string | null>(null);
  const shape = joinClasses(classes.text, multiline && classes.multiline);

  if (disabledReason !== null) {
    return <span className={shape}>{value === '' ? placeholder : value}</span>;
  }
  if (draft === null) {
    return (
      <button
        type="button"
        className={joinClasses(shape, classes.button, value === '' && classes.placeholder)}
        title={`Edit the ${label.toLowerCase()}`}
        onClick={() => setDraft(value)}
      >
        {value === '' ? placeholder : value}
      </button>
    );
  }

  function stop() {
    setDraft(null);
    setError(null);
  }

  function save(): boolean {
    const text = draft ?? '';
    const refusal = text === value ? null : check(text);
    if (refusal !== null) {
      setError(refusal);
      return false;
    }
    stop();
    if (text !== value) onSave(text);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      stop();
    }
    if (event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      if (save()) onEnter?.();
    }
  }

  return (
    <>
      <textarea
        // The person has just asked to edit exactly this text.
        ref={multiline ? focus : focusWithText}
        rows={1}
        placeholder={placeholder}
        aria-label={label}
        // Esc ends the editing only; a dialog around it stays.
        data-mantine-stop-propagation
        aria-invalid={error !== null || undefined}
        value={draft}
        onChange={(event) => {
          setDraft(multiline ? event.target.value : event.target.value.replaceAll('\n', ' '));
          setError(null);
        }}
        onBlur={save}
        onKeyDown={onKeyDown}
        className={joinClasses(shape, classes.input)}
      />
      {error !== null && (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </>
  );
}

/** A long text is edited where it ends, not replaced. */
function focus(element: HTMLTextAreaElement | null): void {
  element?.focus();
}
