import { useDeferredValue, useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSelection } from '#web/ui/use-selection.ts';
import { ChannelThemesDocument } from './channels.gen.ts';
import { ThemeCheckboxes } from './theme-checkboxes.tsx';
import { useTopicCommands } from './use-topic-commands.ts';

export type AddThemesDialogProps = { channelId: string; topic: TopicCardFragment; onClose: () => void };

/** Themes of other topics, or of none, come into this one. */
export function AddThemesDialog({ channelId, topic, onClose }: AddThemesDialogProps) {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const query = useQuery({
    query: ChannelThemesDocument,
    variables: {
      id: channelId,
      query: words || null,
      outsideTopicId: topic.id,
      first: itemLimits.pageMax,
      after: null,
    },
  });
  const selection = useSelection();
  const commands = useTopicCommands();

  async function add() {
    if (await commands.move(channelId, [...selection.ids], topic.id)) onClose();
  }

  return (
    <Dialog title={`Add themes to “${titleOf('topic', topic.title)}”`} onClose={onClose}>
      <TextField
        label="Find themes"
        hideLabel
        type="search"
        placeholder="Find themes"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <QueryView
        query={query}
        what="the themes"
        skeleton={<SkeletonRows rows={6} label="Loading the themes" />}
      >
        {({ channel }) => {
          const { items = [], totalCount = 0 } = channel?.themes ?? {};
          if (items.length === 0)
            return words === '' ? (
              <EmptyState title="No other themes">Every theme is in this topic.</EmptyState>
            ) : (
              <EmptyState title={`No results for “${words}”`} />
            );
          return (
            <>
              <ThemeCheckboxes themes={items} selection={selection} />
              {totalCount > items.length && (
                <p>{`The largest ${items.length} of ${totalCount.toLocaleString('en')} are shown. Search for others.`}</p>
              )}
            </>
          );
        }}
      </QueryView>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          busy={commands.busy}
          disabled={selection.ids.size === 0}
          onClick={() => void add()}
        >
          {selection.ids.size === 0 ? 'Add themes' : `Add ${countLabel(selection.ids.size, 'theme')}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
