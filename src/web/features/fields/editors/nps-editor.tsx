import { IconX } from '@tabler/icons-react';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { npsRange } from '#domain/fields/nps.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { FieldValueEditorProps } from './field-value-editor-props.ts';
import classes from './nps-editor.module.css';

const { min, max } = npsRange;
const scores = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));

/** All scores side by side. Arrows go through them, Enter or the digit itself chooses. */
export function NpsEditor({ field, value, onSave, onEnd }: FieldValueEditorProps) {
  const group = useRef<HTMLDivElement>(null);
  const first = value !== null && scores.includes(value) ? value : scores[0];

  function choose(score: string | null) {
    if (score !== value) onSave(score);
    onEnd?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onEnd?.();
    const at = scores.indexOf((event.target as HTMLElement).textContent ?? '');
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    const next = { Home: 0, End: scores.length - 1 }[event.key] ?? (step === undefined ? null : at + step);
    const radios = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    if (next !== null && at >= 0) radios.at(next % scores.length)?.focus();
    else if (scores.includes(event.key)) choose(event.key);
    else if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onEnd?.();
  }

  return (
    <div className={classes.line} onBlur={onBlur}>
      <div
        ref={group}
        role="radiogroup"
        aria-label={field.label}
        data-mantine-stop-propagation
        className={classes.scores}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {scores.map((score) => (
          <button
            key={score}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- native ones would save each score that an arrow passes
            role="radio"
            aria-checked={score === value}
            tabIndex={score === first ? 0 : -1}
            ref={score === first ? focusOnce : undefined}
            className={classes.score}
            onClick={() => choose(score)}
          >
            {score}
          </button>
        ))}
      </div>
      {value !== null && (
        <IconButton label={`Clear ${field.label}`} onClick={() => choose(null)}>
          <IconX size={14} />
        </IconButton>
      )}
    </div>
  );
}

function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
