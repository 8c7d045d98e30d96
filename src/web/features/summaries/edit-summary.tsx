import { useState } from 'react';
import { summaryTextLimit } from '#domain/ai/summary.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { useCommand } from '#web/lib/use-command.ts';
import type { SummaryFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-field.tsx';
import { subjectTypeOf } from './summarized.ts';
import { UpdateSummaryDocument } from './summaries.gen.ts';
import classes from './summaries.module.css';

/** What a person makes of a summary. Sentences that they leave alone keep their links. */
export function EditSummary({ summary, onClose }: { summary: SummaryFieldsFragment; onClose: () => void }) {
  const [text, setText] = useState(summary.text);
  const isDoc = summary.objectType === 'DOC';
  const update = useCommand(UpdateSummaryDocument);
  const parsed = parseText(summaryTextLimit(subjectTypeOf(summary.objectType)), text);
  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.ok)
          void update.run({ id: summary.id, text: parsed.value }).then((made) => made && onClose());
      }}
    >
      <TextAreaField
        label={isDoc ? 'Doc' : 'Summary'}
        rows={18}
        hint="Start a heading with ## and a list item with a dash. Sentences you don’t change keep their links."
        value={text}
        error={parsed.ok ? null : parsed.message}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="primary" busy={update.busy}>
          {isDoc ? 'Save doc' : 'Save summary'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
