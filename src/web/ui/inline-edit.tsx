import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { focusWithText } from './focus-with-text.ts';
import classes from './inline-edit.module.css';
import { joinClasses } from './join-classes.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';

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
  /** At each key, what would be saved now: for who keeps it on the device. Null: nothing, also after Esc. */
  onType?: ((text: string | null) => void) | undefined;
  /** Saves in each pause too, unless half of it would be wrong or told to others. Esc still restores what was there. */
  savesWhileTyping?: boolean;
  /** Open from the start: it was made a moment ago and has no text yet. */
  startsOpen?: boolean;
  /** What was typed while it was on its way here, Enter as a new line; asked once it has the focus. */
  takeTyped?: () => string;
  /** After Enter: where one goes on typing, with what was already typed for there. */
  onEnter?: (typed: string) => void;
};

/** Shorter than the time in which anybody turns away. */
const pauseMs = 600;

/** Reads as text, edits in place: Enter or leaving saves, also by a reload or Back; Esc restores. */
export function InlineEdit({
  label,
  value,
  placeholder,
  disabledReason = null,
  multiline = false,
  check,
  onSave,
  onType,
  savesWhileTyping = false,
  startsOpen = false,
  takeTyped,
  onEnter,
}: InlineEditProps) {
  const [draft, setDraft] = useState<string | null>(startsOpen && disabledReason === null ? value : null);
  const [error, setError] = useState<string | null>(null);
  const readTyped = useEffectEvent(() => {
    const [first = '', ...rest] = takeTyped?.().split('\n') ?? [];
    if (first !== '') setDraft(first);
    if (rest.length > 0 && save(first === '' ? value : first)) onEnter?.(rest.join('\n'));
  });
  useLayoutEffect(() => {
    if (startsOpen) readTyped();
    // Only the field that opens by itself is waited for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const before = useRef(value);
  const isNew = (text: string) => text.trim() !== '' && text.trim() !== value.trim() && check(text) === null;
  function saveTyped() {
    if (draft !== null && isNew(draft)) onSave(draft);
  }
  useSaveOnLeave(saveTyped);
  const saveInPause = useEffectEvent(saveTyped);
  useEffect(() => {
    if (!savesWhileTyping || draft === null) return undefined;
    const timer = setTimeout(() => saveInPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [savesWhileTyping, draft]);
  const shape = joinClasses(classes.text, multiline && classes.multiline);

  function stop() {
    setDraft(null);
    setError(null);
  }

  function save(text: string): boolean {
    const refusal = text === value ? null : check(text);
    if (refusal !== null) {
      setError(refusal);
      return false;
    }
    stop();
    if (text !== value) onSave(text);
    return true;
  }

  if (disabledReason !== null) {
    return <span className={shape}>{value === '' ? placeholder : value}</span>;
  }
  if (draft === null) {
    return (
      <button
        type="button"
        className={joinClasses(shape, classes.button, value === '' && classes.placeholder)}
        title={`Edit the ${label.toLowerCase()}`}
        onClick={() => {
          before.current = value;
          setDraft(value);
        }}
      >
        {value === '' ? placeholder : value}
      </button>
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      stop();
      onType?.(null);
      if (savesWhileTyping && value !== before.current) onSave(before.current);
    }
    if (event.key === 'Enter' && (!multiline || event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      if (save(draft ?? '')) onEnter?.('');
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
        onChange={({ target }) => {
          const text = multiline ? target.value : target.value.replaceAll('\n', ' ');
          setDraft(text);
          setError(null);
          onType?.(isNew(text) ? text : null);
        }}
        onBlur={() => save(draft)}
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
