import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import type { SavedFeedFieldsFragment } from '#web/lib/graphql.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { FeedDialog } from './feed-dialog.tsx';
import { feedSearchOf, withFeedSearch } from './feed-params.ts';
import { DeleteSavedFeedDocument, UpdateSavedFeedDocument } from './feeds.gen.ts';

export function FeedMenu({ feed }: { feed: SavedFeedFieldsFragment }) {
  const object = { level: null, authorId: feed.createdBy?.id ?? null };
  const mayUpdate = useCan('savedFeed.update', object);
  const mayDelete = useCan('savedFeed.delete', object);
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const update = useCommand(UpdateSavedFeedDocument);
  const remove = useCommand(DeleteSavedFeedDocument);
  const close = () => setDialog(null);

  async function deleteIt() {
    if (!(await remove.run({ id: feed.id }))) return;
    close();
    goTo('explore');
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="Feed actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Edit…',
              icon: <IconPencil size={16} />,
              disabledReason: mayUpdate.allowed ? null : mayUpdate.reason,
              onSelect: () => setDialog('edit'),
            },
          ],
          [
            {
              label: 'Delete…',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: mayDelete.allowed ? null : mayDelete.reason,
              onSelect: () => setDialog('delete'),
            },
          ],
        ]}
      />
      {dialog === 'edit' && (
        <FeedDialog
          heading="Edit the feed"
          confirmLabel="Save feed"
          title={feed.title}
          search={feedSearchOf(feed.params)}
          busy={update.busy}
          onClose={close}
          onSave={async ({ title, search }) => {
            const input = { id: feed.id, title, params: withFeedSearch(feed.params, search) };
            if (await update.run({ input })) close();
          }}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title="Delete the feed?"
          confirmLabel="Delete feed"
          busy={remove.busy}
          onClose={close}
          onConfirm={() => void deleteIt()}
        >
          “{titleOf('feed', feed.title)}” will be deleted for everyone. The insights it finds aren’t affected.
        </ConfirmDialog>
      )}
    </>
  );
}
