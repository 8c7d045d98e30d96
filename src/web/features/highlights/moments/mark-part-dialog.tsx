import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { formatTime } from '#editor/transcript/format-time.ts';
import { parseTime } from '#editor/transcript/parse-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import type { MarkPartProps } from './mark-part-props.ts';

/** A part of a recording by its times, for what was never transcribed or has no words. */
export function MarkPartDialog({ start, end, duration, onMark, onClose }: MarkPartProps) {
  const [from, setFrom] = useState(formatTime(start));
  const [to, setTo] = useState(formatTime(end));
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first, last] = [parseTime(from), parseTime(to)];
    const text = parseText(textLimits.highlightText, words);
    if (first === undefined || last === undefined) return setProblem('Enter a time like 1:15 or 1:15.5');
    if (last <= first) return setProblem('The end must be after the start');
    if (last > duration + 1) return setProblem('The range must be within the recording');
    if (!text.ok) return setProblem(text.message);
    onMark({ start: first, end: Math.min(last, duration), text: text.value });
    onClose();
  }

  return (
    <Dialog title="Highlight a range" onClose={onClose}>
      <form onSubmit={submit}>
        <FormStack>
          <TextField
            label="From"
            value={from}
            data-autofocus
            onChange={(event) => {
              setFrom(event.target.value);
              setProblem(null);
            }}
          />
          <TextField
            label="To"
            value={to}
            onChange={(event) => {
              setTo(event.target.value);
              setProblem(null);
            }}
          />
          <TextAreaField
            label="What happens here"
            rows={3}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <FormError message={problem} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Highlight
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
