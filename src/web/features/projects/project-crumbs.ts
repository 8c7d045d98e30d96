import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

type Placed = { folder?: { id: string; title: string } | null };

/** The way to a project: all projects, and the folder it is in. */
export function projectCrumbs(project: Placed | null | undefined): Crumb[] {
  const folder = project?.folder;
  return [
    { title: 'Projects', href: buildUrl('projects') },
    ...(folder
      ? [
          {
            title: titleOf('folder', folder.title),
            href: buildUrl('folder', {
              params: { projectCategoryId: folder.id },
              titles: { projectCategoryId: folder.title },
            }),
          },
        ]
      : []),
  ];
}
