import {
  IconArrowMerge,
  IconArrowsSplit2,
  IconBulb,
  IconCircleOff,
  IconDots,
  IconFolderSymlink,
  IconLink,
  IconPencil,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import type { ChannelCardFragment, ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { LinkInsightDialog } from './link-insight-dialog.tsx';
import { MoveToTopicDialog } from './move-to-topic-dialog.tsx';
import { MergeThemesDialog } from './merge-themes-dialog.tsx';
import { RenameThemeDialog } from './rename-theme-dialog.tsx';
import { ThemeInsightDialog } from './theme-insight-dialog.tsx';
import { useThemeCommands } from './use-theme-commands.ts';

export type ThemeMenuProps = {
  channel: ChannelCardFragment;
  theme: ThemeCardFragment;
  onGone?: () => void;
};

export function ThemeMenu({ channel, theme, onGone }: ThemeMenuProps) {
  const [open, setOpen] = useState<'rename' | 'merge' | 'topic' | 'insight' | 'link' | null>(null);
  const commands = useThemeCommands();
  const viewer = useAsViewer();
  const may = can(viewer, 'theme.update', { level: channel.viewerLevel });
  // Where it is written is chosen next: here only those are kept from it who write nowhere.
  const mayWrite = can(viewer, 'insight.create', { level: 'WRITE' });
  const disabledReason = may.allowed ? null : may.reason;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`More actions for ${theme.title}`}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Create insight…',
              icon: <IconBulb size={16} />,
              disabledReason: mayWrite.allowed ? null : mayWrite.reason,
              onSelect: () => setOpen('insight'),
            },
            {
              label: 'Link to insight…',
              icon: <IconLink size={16} />,
              disabledReason: mayWrite.allowed ? null : mayWrite.reason,
              onSelect: () => setOpen('link'),
            },
          ],
          [
            {
              label: 'Rename',
              icon: <IconPencil size={16} />,
              disabledReason,
              onSelect: () => setOpen('rename'),
            },
            {
              label: theme.pinned ? 'Unpin' : 'Pin',
              icon: theme.pinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />,
              disabledReason,
              onSelect: () => void commands.pin(theme.id, !theme.pinned),
            },
            {
              label: 'Move to topic…',
              icon: <IconFolderSymlink size={16} />,
              disabledReason,
              onSelect: () => setOpen('topic'),
            },
          ],
          [
            {
              label: 'Merge…',
              icon: <IconArrowMerge size={16} />,
              disabledReason,
              onSelect: () => setOpen('merge'),
            },
            {
              label: 'Split in two',
              icon: <IconArrowsSplit2 size={16} />,
              disabledReason,
              onSelect: () => void commands.split(theme.id),
            },
          ],
          [
            {
              label: 'Not a theme',
              icon: <IconCircleOff size={16} />,
              danger: true,
              disabledReason,
              onSelect: () => void commands.dismiss(theme.id).then((done) => done && onGone?.()),
            },
          ],
        ]}
      />
      {open === 'rename' && <RenameThemeDialog theme={theme} onClose={() => setOpen(null)} />}
      {open === 'topic' && (
        <MoveToTopicDialog channelId={channel.id} theme={theme} onClose={() => setOpen(null)} />
      )}
      {open === 'insight' && <ThemeInsightDialog themeId={theme.id} onClose={() => setOpen(null)} />}
      {open === 'link' && <LinkInsightDialog theme={theme} onClose={() => setOpen(null)} />}
      {open === 'merge' && (
        <MergeThemesDialog channelId={channel.id} theme={theme} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
