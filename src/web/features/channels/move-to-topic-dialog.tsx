import { useState, type FormEvent } from 'react';
import { parseTopicDraft } from '#domain/channels/topic-draft.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { useTopicCommands } from './use-topic-commands.ts';
import { useTopics } from './use-topics.ts';

export type MoveToTopicDialogProps = { channelId: string; theme: ThemeCardFragment; onClose: () => void };

const none = '';
const made = 'NEW';

/** Into a topic that is there or a new one, or out of all. */
export function MoveToTopicDialog({ channelId, theme, onClose }: MoveToTopicDialogProps) {
  const topics = useTopics(channelId);
  const [chosen, setChosen] = useState(theme.topic?.id ?? none);
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const commands = useTopicCommands();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (chosen !== made) {
      if (await commands.move(channelId, [theme.id], chosen || null)) onClose();
      return;
    }
    const parsed = parseTopicDraft({ title });
    if (!parsed.ok) return setError(parsed.message);
    if (await commands.create({ channelId, title, themeIds: [theme.id] })) onClose();
  }

  return (
    <Dialog title={`Move “${titleOf('theme', theme.title)}” to a topic`} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <FormStack>
          <SelectField
            label="Topic"
            data-autofocus
            hint="The theme stays there when themes are found again."
            value={chosen}
            options={[
              { value: none, label: 'No topic' },
              ...topics.map((topic) => ({ value: topic.id, label: titleOf('topic', topic.title) })),
              { value: made, label: 'New topic…' },
            ]}
            onChange={(event) => setChosen(event.target.value)}
          />
          {chosen === made && (
            <TextField
              label="Title"
              autoComplete="off"
              value={title}
              error={error}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={commands.busy}>
            Move theme
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
