import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { withFeedSearch, type FeedSearch } from './feed-params.ts';
import { CreateSavedFeedDocument } from './feeds.gen.ts';

export function NewFeedButton() {
  const may = useCan('savedFeed.create');
  const [isOpen, setOpen] = useState(false);
  const create = useCommand(CreateSavedFeedDocument);

  async function save({ title, search }: { title: string; search: FeedSearch }) {
    const made = await create.run({ input: { title, params: withFeedSearch(null, search) } });
    if (!made) return;
    setOpen(false);
    goTo('savedFeed', {
      params: { savedFeedId: made.createSavedFeed.id },
      titles: { savedFeedId: made.createSavedFeed.title },
    });
  }

  return (
    <>
      <Tooltip label={may.allowed ? '' : may.reason} disabled={may.allowed}>
        <Button
          icon={<IconPlus size={16} />}
          aria-disabled={!may.allowed || undefined}
          onClick={() => may.allowed && setOpen(true)}
        >
          New feed
        </Button>
      </Tooltip>
      {isOpen && (
        <FeedDialog
          heading="New feed"
          confirmLabel="Save feed"
          busy={create.busy}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
