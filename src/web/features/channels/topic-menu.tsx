import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment, TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { AddThemesDialog } from './add-themes-dialog.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { useTopicCommands } from './use-topic-commands.ts';

export type TopicMenuProps = { channel: ChannelCardFragment; topic: TopicCardFragment; onGone?: () => void };

export function TopicMenu({ channel, topic, onGone }: TopicMenuProps) {
  const [open, setOpen] = useState<'edit' | 'themes' | null>(null);
  const commands = useTopicCommands();
  const may = can(useAsViewer(), 'topic.update', { level: channel.viewerLevel });
  const disabledReason = may.allowed ? null : may.reason;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More actions for ${titleOf('topic', topic.title)}`}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Edit topic…',
              icon: <IconPencil size={16} />,
              disabledReason,
              onSelect: () => setOpen('edit'),
            },
            {
              label: 'Add themes…',
              icon: <IconPlus size={16} />,
              disabledReason,
              onSelect: () => setOpen('themes'),
            },
          ],
          [
            {
              label: 'Delete topic',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason,
              onSelect: () => void commands.remove(topic.id).then((done) => done && onGone?.()),
            },
          ],
        ]}
      />
      {open === 'edit' && <TopicDialog channelId={channel.id} topic={topic} onClose={() => setOpen(null)} />}
      {open === 'themes' && (
        <AddThemesDialog channelId={channel.id} topic={topic} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
