import { useState, type FormEvent } from 'react';
import { parseTopicDraft, topicDescriptionLimit } from '#domain/channels/topic-draft.ts';
import type { ThemeCardFragment, TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ThemeCheckboxes } from './theme-checkboxes.tsx';
import { useTopicCommands } from './use-topic-commands.ts';

export type TopicDialogProps = {
  channelId: string;
  /** Null for a new one. */
  topic: TopicCardFragment | null;
  /** What a new one can begin with. */
  themes?: readonly ThemeCardFragment[];
  onClose: () => void;
};

const noThemes: readonly ThemeCardFragment[] = [];

/** What a topic is called, what it is about, and for a new one which themes are in it. */
export function TopicDialog({ channelId, topic, themes = noThemes, onClose }: TopicDialogProps) {
  const [title, setTitle] = useState(topic?.title ?? '');
  const [description, setDescription] = useState(topic?.description ?? '');
  const [error, setError] = useState<string | null>(null);
  const selection = useSelection(themes);
  const commands = useTopicCommands();

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseTopicDraft({ title, description });
    if (!parsed.ok) return setError(parsed.message);
    const draft = { title, description };
    const isDone = topic
      ? await commands.update({ id: topic.id, ...draft })
      : await commands.create({ channelId, ...draft, themeIds: [...selection.ids] });
    if (isDone) onClose();
  }

  return (
    <Dialog title={topic ? 'Edit topic' : 'New topic'} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <FormStack>
          <TextField
            label="Title"
            data-autofocus
            autoComplete="off"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextAreaField
            label="Description"
            hint="What the topic is about. New themes that are like it join it."
            aside={`${description.length} / ${topicDescriptionLimit.max}`}
            rows={3}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
          {themes.length > 0 && <ThemeCheckboxes themes={themes} selection={selection} />}
          <FormError message={error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={commands.busy}>
            {topic ? 'Save topic' : 'Create topic'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
