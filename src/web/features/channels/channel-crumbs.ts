import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

type Placed = { folder?: { id: string; title: string } | null };

/** The way to a channel: all channels, and the folder it is in. */
export function channelCrumbs(channel: Placed | null | undefined): Crumb[] {
  const folder = channel?.folder;
  return [
    { title: 'Channels', href: buildUrl('channels') },
    ...(folder
      ? [
          {
            title: titleOf('folder', folder.title),
            href: buildUrl('folderChannels', {
              params: { projectCategoryId: folder.id },
              titles: { projectCategoryId: folder.title },
            }),
          },
        ]
      : []),
  ];
}
