import { useState } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { TagCardFragment, TagSentiment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx';
import type { TagRefusal } from '../model/tag-access.ts';
import { sentimentNames } from '../model/tag-names.ts';
import { UpdateTagDocument } from '../tags.gen.ts';
import { ColorChoice } from './color-choice.tsx';
import classes from './dialogs.module.css';

type EditTagDialogProps = { tag: TagCardFragment; refusal: TagRefusal; onClose: () => void };

const sentiments = ['POSITIVE', 'NEGATIVE', 'MIXED'] as const satisfies readonly TagSentiment[];

/** Everything about one tag: also when to use it and when not, which is what others code by. */
export function EditTagDialog({ tag, refusal, onClose }: EditTagDialogProps) {
  const [draft, setDraft] = useState({
    title: tag.title,
    description: tag.description,
    role: tag.role ?? '',
    color: tag.color,
    sentiment: tag.sentiment ?? null,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const update = useCommand(UpdateTagDocument, { onRefused: setProblem });
  const title = parseText(textLimits.tagTitle, draft.title);
  const description = parseText(textLimits.tagDescription, draft.description);
  const role = parseText(textLimits.tagRole, draft.role);
  const reason = refusal('tag.update', [tag]);

  async function save() {
    if (!title.ok || !description.ok || !role.ok) return;
    const { color, sentiment } = draft;
    const done = await update.run({
      input: {
        id: tag.id,
        title: title.value,
        description: description.value,
        role: role.value,
        color,
        ...(sentiment === null ? { withoutSentiment: true } : { sentiment }),
      },
    });
    if (done) onClose();
  }

  return (
    <Dialog title={`Edit “${titleOf('tag', tag.title)}”`} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Title"
          value={draft.title}
          error={title.ok ? null : title.message}
          data-autofocus
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
        <TextAreaField
          label="Description"
          hint="When to use it, when not to, and an example"
          rows={4}
          value={draft.description}
          error={description.ok ? null : description.message}
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        />
        <ColorChoice color={draft.color} onChange={(color) => setDraft({ ...draft, color })} />
        <SelectField
          label="Sentiment"
          value={draft.sentiment ?? ''}
          options={[
            { value: '', label: 'None' },
            ...sentiments.map((value) => ({ value, label: sentimentNames[value] })),
          ]}
          onChange={(event) =>
            setDraft({ ...draft, sentiment: sentiments.find((one) => one === event.target.value) ?? null })
          }
        />
        <TextField
          label="Role"
          hint="What kind of tag it is, such as theme or product area"
          value={draft.role}
          error={role.ok ? null : role.message}
          onChange={(event) => setDraft({ ...draft, role: event.target.value })}
        />
        <FormError message={problem ?? reason} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            busy={update.busy}
            disabled={reason !== null || !title.ok || !description.ok || !role.ok}
          >
            Save tag
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
