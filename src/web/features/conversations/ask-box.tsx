import { IconArrowUp, IconPlayerStop } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { parseQuestion } from '#domain/ai/ask.ts';
import { IconButton } from '#web/ui/button.tsx';
import classes from './ask-box.module.css';

export type AskBoxProps = {
  placeholder: string;
  initial?: string;
  /** Set while an answer is written. */
  onCancel: (() => void) | null;
  onAsk: (question: string) => void;
};

/** Enter asks, Shift+Enter is a new line. */
export function AskBox({ placeholder, initial = '', onCancel, onAsk }: AskBoxProps) {
  const [text, setText] = useState(initial);
  const input = useRef<HTMLTextAreaElement>(null);
  // Words that came along are replaced by typing, not put behind what is typed.
  useEffect(() => input.current?.select(), []);
  const checked = parseQuestion(text);
  const problem = text.trim() !== '' && !checked.ok ? checked.message : null;

  function send() {
    if (!checked.ok || onCancel) return;
    onAsk(checked.value);
    setText('');
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes.box}>
        <textarea
          ref={input}
          aria-label="Question"
          rows={1}
          placeholder={placeholder}
          className={classes.input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {onCancel ? (
          <IconButton label="Stop" onClick={onCancel}>
            <IconPlayerStop size={16} />
          </IconButton>
        ) : (
          <IconButton label="Ask" type="submit" disabled={!checked.ok} className={classes.send}>
            <IconArrowUp size={16} />
          </IconButton>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </form>
  );
}
