import { IconCommand } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import type { RouteName } from '#domain/routes/route-table.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { NotificationBell } from '#web/features/notifications/index.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useEntry } from '#web/lib/navigation/use-entry.ts';
import { Kbd } from '#web/ui/kbd.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { appShortcuts } from '../shortcuts/app-shortcuts.ts';
import { places } from '../places.ts';
import { useAllowedPlaces } from '../use-allowed-places.ts';
import { openOverlay } from './overlays.ts';
import { StarredLinks } from './starred-links.tsx';
import classes from './sidebar.module.css';

const shownProjects = 8;

/** After the first screen: the tree and its drop targets are no part of what a page waits for. */
const FolderLinks = lazy(() =>
  loadChunk('folder-links', () => import('./folder-links.tsx')).then((module) => ({
    default: module.FolderLinks,
  })),
);

export function SidebarNav({ isIcons }: { isIcons: boolean }) {
  const here = parseUrl(useEntry().base);
  const shown = useAllowedPlaces(places);
  const isAt = (route: RouteName, pages: readonly RouteName[]) =>
    here !== undefined &&
    (here.name === route ||
      pages.includes(here.name) ||
      (route === 'settings' && here.name.startsWith(route)));
  return (
    <nav aria-label="Main" className={classes.nav}>
      <Tooltip label="Jump to…" shortcut={appShortcuts.openPalette.keys} side="right" disabled={!isIcons}>
        <button
          type="button"
          className={classes.jump}
          aria-label={isIcons ? 'Jump to…' : undefined}
          onClick={() => openOverlay('palette')}
        >
          <IconCommand size={16} aria-hidden />
          {!isIcons && (
            <>
              <span className={classes.label}>Jump to…</span>
              <Kbd keys={appShortcuts.openPalette.keys} />
            </>
          )}
        </button>
      </Tooltip>
      <NotificationBell isIcon={isIcons} className={classes.item} />
      {shown.map(({ route, label, icon: Icon, pages = [], keys }) => (
        <NavItem key={route} isIcons={isIcons} label={label} keys={keys}>
          <Link
            to={route}
            className={classes.item}
            aria-current={isAt(route, pages) ? 'page' : undefined}
            aria-label={label}
          >
            <Icon size={16} aria-hidden />
            {!isIcons && <span className={classes.label}>{label}</span>}
          </Link>
        </NavItem>
      ))}
      {!isIcons && <StarredLinks path={location.pathname} />}
      {!isIcons && (
        <Suspense>
          <FolderLinks currentId={here?.name === 'folder' ? here.params.projectCategoryId : null} />
        </Suspense>
      )}
      {!isIcons && <ProjectLinks currentId={here?.name === 'project' ? here.params.projectId : null} />}
    </nav>
  );
}

type NavItemProps = {
  isIcons: boolean;
  label: string;
  keys?: readonly string[] | undefined;
  children: ReactNode;
};

/** The tooltip sits on a wrapper: a link's own ref belongs to the link. */
function NavItem({ isIcons, label, keys, children }: NavItemProps) {
  return (
    <Tooltip label={label} shortcut={keys} side="right" disabled={!isIcons}>
      <div>{children}</div>
    </Tooltip>
  );
}

function ProjectLinks({ currentId }: { currentId: string | null }) {
  const [{ data }] = useQuery({
    query: ProjectsDocument,
    variables: { first: itemLimits.page, after: null },
  });
  const projects = data?.projects.items.slice(0, shownProjects) ?? [];
  if (projects.length === 0) return null;
  return (
    <section aria-label="Recent projects" className={classes.section}>
      <h2 className={classes.sectionTitle}>Recent projects</h2>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <Link
              to="project"
              params={{ projectId: project.id }}
              titles={{ projectId: project.title }}
              className={classes.item}
              aria-current={project.id === currentId ? 'page' : undefined}
            >
              <ProjectMark project={project} />
              <span className={classes.label}>{titleOf('project', project.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
