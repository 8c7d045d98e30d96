import { useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './saved-filters.module.css';

export type FilterTitleFormProps = {
  title: string;
  isBusy: boolean;
  onSave: (title: string) => void;
  onCancel: () => void;
};

export function FilterTitleForm({ title, isBusy, onSave, onCancel }: FilterTitleFormProps) {
  const [text, setText] = useState(title);
  const parsed = parseText(textLimits.savedFilterTitle, text);
  return (
    <form
      className={classes.naming}
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.ok) onSave(parsed.value);
      }}
    >
      <TextField
        label="Filter name"
        value={text}
        error={text === '' || parsed.ok ? null : parsed.message}
        data-autofocus
        ref={(input) => input?.focus()}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={classes.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}
