import { useRef, useState, type KeyboardEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { focusWithText } from '#web/ui/focus-with-text.ts';
import { useSaveOnLeave } from '#web/ui/use-save-on-leave.ts';
import classes from './tag-card.module.css';

type RenameFieldProps = {
  label: string;
  value: string;
  limit?: (typeof textLimits)[keyof typeof textLimits];
  /** Null: left as it was. */
  onDone: (text: string | null) => void;
};

/** Enter or leaving saves, Esc restores. */
export function RenameField({ label, value, limit = textLimits.tagTitle, onDone }: RenameFieldProps) {
  const [text, setText] = useState(value);
  const isDone = useRef(false);
  const parsed = parseText(limit, text);

  function finish(result: string | null) {
    if (isDone.current) return;
    isDone.current = true;
    onDone(result);
  }

  useSaveOnLeave(() => {
    if (parsed.ok && parsed.value !== value) finish(parsed.value);
  });

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') finish(null);
    if (event.key === 'Enter' && parsed.ok) finish(parsed.value);
  }

  return (
    <>
      <input
        ref={focusWithText}
        className={classes.rename}
        aria-label={label}
        aria-invalid={!parsed.ok || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => finish(parsed.ok ? parsed.value : null)}
        onKeyDown={onKeyDown}
      />
      {!parsed.ok && (
        <span role="alert" className={classes.problem}>
          {parsed.message}
        </span>
      )}
    </>
  );
}
