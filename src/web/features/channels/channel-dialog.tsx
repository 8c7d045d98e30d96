import { useState, type FormEvent } from 'react';
import {
  clusterCountBounds,
  clusterCounts,
  clusteringMinItems,
  sensitivities,
} from '#domain/ai/clustering.ts';
import { channelContextLimit, parseChannelDraft } from '#domain/channels/channel-draft.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ChannelRuns } from './channel-runs.tsx';
import { DismissedThemes } from './dismissed-themes.tsx';
import { SortingPreview } from './sorting-preview.tsx';
import { CreateChannelDocument, SortChannelDocument, UpdateChannelDocument } from './channels.gen.ts';

export type ChannelDialogProps = {
  /** Null for a new one. */
  channel: ChannelCardFragment | null;
  folderId?: string | null;
  onClose: () => void;
};

/** What a channel is called, what it is for, how alike the data points of a theme are, and how many themes there are. */
export function ChannelDialog({ channel, folderId = null, onClose }: ChannelDialogProps) {
  const [draft, setDraft] = useState({
    title: channel?.title ?? '',
    context: channel?.context ?? '',
    sensitivity: channel?.sensitivity ?? 3,
    wantedThemeCount: channel?.wantedThemeCount ?? null,
  });
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateChannelDocument, { onRefused: setError });
  const update = useCommand(UpdateChannelDocument, { onRefused: setError });
  const sort = useCommand(SortChannelDocument);
  const finds =
    channel !== null &&
    (draft.sensitivity !== channel.sensitivity || draft.wantedThemeCount !== channel.wantedThemeCount);

  async function save(event: FormEvent) {
    event.preventDefault();
    const parsed = parseChannelDraft(draft);
    if (!parsed.ok) return setError(parsed.message);
    if (channel === null) {
      const made = await create.run({ input: { ...parsed.value, folderId } });
      if (!made) return;
      onClose();
      goTo('channel', { params: { channelId: made.createChannel.id } });
      return;
    }
    const changed = await update.run({ input: { id: channel.id, ...parsed.value } });
    if (!changed) return;
    onClose();
    if (finds) {
      await sort.run({ id: channel.id });
      showToast({ message: 'Finding themes with the new settings' });
    }
  }

  return (
    <Dialog title={channel ? 'Channel settings' : 'New channel'} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <FormStack>
          <TextField
            label="Title"
            data-autofocus
            autoComplete="off"
            value={draft.title}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
          <TextAreaField
            label="Context"
            hint="What this feedback is about and what you want to learn from it."
            aside={`${draft.context.length} / ${channelContextLimit.max}`}
            rows={3}
            value={draft.context}
            onChange={(event) => setDraft({ ...draft, context: event.target.value })}
          />
          <SelectField
            label="Sensitivity"
            hint="Strict themes are narrow and leave more data points out. Relaxed themes take in more."
            options={sensitivities.map(({ label, value }) => ({ label, value: String(value) }))}
            value={String(draft.sensitivity)}
            onChange={(event) => setDraft({ ...draft, sensitivity: Number(event.target.value) })}
          />
          <SelectField
            label="Number of themes"
            hint="Themes that you renamed, pinned or changed stay and are counted."
            options={countOptions(channel?.dataPointCount ?? null, draft.wantedThemeCount)}
            value={String(draft.wantedThemeCount ?? '')}
            onChange={(event) =>
              setDraft({
                ...draft,
                wantedThemeCount: event.target.value === '' ? null : Number(event.target.value),
              })
            }
          />
          {finds && channel.dataPointCount >= clusteringMinItems && (
            <SortingPreview channelId={channel.id} settings={draft} />
          )}
          {channel && <ChannelRuns channelId={channel.id} />}
          {channel && <DismissedThemes channel={channel} />}
          <FormError message={error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy || update.busy}>
            {channel === null ? 'Create channel' : finds ? 'Apply settings' : 'Save settings'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** No more than so many data points can have; what is set already can stay. */
function countOptions(dataPointCount: number | null, set: number | null) {
  const most = dataPointCount === null ? Infinity : (clusterCountBounds(dataPointCount)?.max ?? 0);
  const named = clusterCounts.map(({ label, value }) => ({
    value: String(value),
    label: `${label} (${value})`,
  }));
  const known = named.some(({ value }) => value === String(set));
  return [
    { value: '', label: 'As many as there are' },
    ...named.filter(({ value }) => Number(value) <= most || Number(value) === set),
    ...(set === null || known ? [] : [{ value: String(set), label: String(set) }]),
  ];
}
