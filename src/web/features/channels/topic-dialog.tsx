import { useState, type FormEvent } from 'react';
import { parseTopicDraft, topicDescriptionLimit } from '#domain/channels/topic-draft.ts';
import type { TopicCardFragment, TopicProposalsQuery } from '#web/lib/graphql.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ThemeCheckboxes } from './theme-checkboxes.tsx';
import { ThemeFinder } from './theme-finder.tsx';
import { useTopicCommands } from './use-topic-commands.ts';

export type TopicDialogProps = {
  channelId: string;
  /** Null for a new one. */
  topic: TopicCardFragment | null;
  /** What a new one was proposed as: its themes are chosen already. */
  proposal?: TopicProposal | null;
  onClose: () => void;
};

export type TopicProposal = NonNullable<TopicProposalsQuery['channel']>['topicProposals'][number];

/** What a topic is called, what it is about, and for a new one which themes are in it. */
export function TopicDialog({ channelId, topic, proposal = null, onClose }: TopicDialogProps) {
  const [title, setTitle] = useState(topic?.title ?? proposal?.title ?? '');
  const [description, setDescription] = useState(topic?.description ?? proposal?.description ?? '');
  const [error, setError] = useState<string | null>(null);
  const selection = useSelection(
    undefined,
    proposal?.themes.map(({ id }) => id),
  );
  const proposed = proposal?.themes ?? [];
  const isProposed = (theme: { id: string }): boolean => proposed.some(({ id }) => id === theme.id);
  const commands = useTopicCommands();

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseTopicDraft({ title, description });
    if (!parsed.ok) return setError(parsed.message);
    const draft = { title, description };
    const isDone = topic
      ? await commands.update({ id: topic.id, ...draft })
      : await commands.create({
          channelId,
          ...draft,
          themeIds: [...selection.ids],
          proposalId: proposal?.id ?? null,
        });
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
          {topic === null && (
            <ThemeFinder
              channelId={channelId}
              isFirst={false}
              before={
                proposed.length > 0 ? <ThemeCheckboxes themes={proposed} selection={selection} /> : undefined
              }
              empty={<p>Themes can join later.</p>}
              renderThemes={(themes, isSearch) => (
                <ThemeCheckboxes
                  themes={isSearch ? themes : themes.filter((theme) => !isProposed(theme))}
                  selection={selection}
                />
              )}
            />
          )}
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
