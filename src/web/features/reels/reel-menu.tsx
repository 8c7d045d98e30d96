import { IconCode, IconDots, IconLink, IconMovie, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { copyLink } from '#web/kit/objects/copy-link.ts';
import { ExportMedia } from '#web/features/media-exports/index.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ReelFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { copyReelEmbed } from './embed-reel.ts';
import { useReelCommands } from './use-reel-commands.ts';

/** What is done with the reel as a whole. */
export function ReelMenu({ reel }: { reel: ReelFieldsFragment }) {
  const viewer = useAsViewer();
  const commands = useReelCommands(reel);
  const [isExporting, setExporting] = useState(false);
  const object = { level: reel.viewerLevel, archived: reel.insight?.project?.status === 'ARCHIVED' };
  const mayExport = can(viewer, 'reel.export', object);
  const mayDelete = can(viewer, 'reel.delete', object);
  const ready = reel.parts.flatMap(({ state, highlight }) =>
    state === 'READY' && highlight ? [highlight.id] : [],
  );
  const noExport = mayExport.allowed ? (ready.length === 0 ? 'This reel is empty' : null) : mayExport.reason;
  return (
    <>
      {noExport === null && (
        <Button variant="primary" icon={<IconMovie size={16} />} onClick={() => setExporting(true)}>
          Export
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label="Reel actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Export as MP4',
              icon: <IconMovie size={16} />,
              disabledReason: noExport,
              onSelect: () => setExporting(true),
            },
            {
              label: 'Copy link',
              icon: <IconLink size={16} />,
              onSelect: () =>
                void copyLink(
                  buildUrl('insightReel', { params: { insightId: reel.insightId, reelId: reel.id } }),
                ),
            },
            {
              label: 'Copy embed code',
              icon: <IconCode size={16} />,
              onSelect: () => copyReelEmbed(reel.id),
            },
          ],
          [
            {
              label: 'Delete reel',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: mayDelete.allowed ? null : mayDelete.reason,
              onSelect: commands.remove,
            },
          ],
        ]}
      />
      {isExporting && (
        <ExportMedia
          highlightIds={ready}
          name={titleOf('reel', reel.title).replaceAll(/[/\\\p{Cc}]/gu, ' ')}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}
