import {
  IconAddressBook,
  IconCommand,
  IconCompass,
  IconFolder,
  IconFolders,
  IconHistory,
  IconHome,
  IconSearch,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
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
import { shortcutTable } from '../shortcuts/shortcut-table.ts';
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
  const isAt = (...names: RouteName[]) => here !== undefined && names.includes(here.name);
  return (
    <nav aria-label="Main" className={classes.nav}>
      <Tooltip label="Jump to…" shortcut={shortcutTable.openPalette.keys} side="right" disabled={!isIcons}>
        <button
          type="button"
          className={classes.jump}
          aria-label="Jump to…"
          onClick={() => openOverlay('palette')}
        >
          <IconCommand size={16} aria-hidden />
          {!isIcons && (
            <>
              <span className={classes.label}>Jump to…</span>
              <Kbd keys={shortcutTable.openPalette.keys} />
            </>
          )}
        </button>
      </Tooltip>
      <NotificationBell isIcon={isIcons} className={classes.item} />
      <NavItem isIcons={isIcons} label="Search" keys={shortcutTable.goSearch.keys}>
        <Link
          to="search"
          className={classes.item}
          aria-current={isAt('search', 'searchNext') ? 'page' : undefined}
          aria-label="Search"
        >
          <IconSearch size={16} aria-hidden />
          {!isIcons && <span className={classes.label}>Search</span>}
        </Link>
      </NavItem>
      <NavItem isIcons={isIcons} label="Home" keys={shortcutTable.goHome.keys}>
        <Link
          to="home"
          className={classes.item}
          aria-current={isAt('home') ? 'page' : undefined}
          aria-label="Home"
        >
          <IconHome size={16} aria-hidden />
          {!isIcons && <span className={classes.label}>Home</span>}
        </Link>
      </NavItem>
      <NavItem isIcons={isIcons} label="Projects" keys={shortcutTable.goProjects.keys}>
        <Link
          to="projects"
          className={classes.item}
          aria-current={isAt(...projectPages) ? 'page' : undefined}
          aria-label="Projects"
        >
          <IconFolders size={16} aria-hidden />
          {!isIcons && <span className={classes.label}>Projects</span>}
        </Link>
      </NavItem>
      {places.map(({ to, label, Icon, pages }) => (
        <NavItem key={to} isIcons={isIcons} label={label}>
          <Link
            to={to}
            className={classes.item}
            aria-current={isAt(...pages) ? 'page' : undefined}
            aria-label={label}
          >
            <Icon size={16} aria-hidden />
            {!isIcons && <span className={classes.label}>{label}</span>}
          </Link>
        </NavItem>
      ))}
      <NavItem isIcons={isIcons} label="Settings" keys={shortcutTable.goSettings.keys}>
        <Link
          to="settings"
          className={classes.item}
          aria-current={here?.name.startsWith('settings') ? 'page' : undefined}
          aria-label="Settings"
        >
          <IconSettings size={16} aria-hidden />
          {!isIcons && <span className={classes.label}>Settings</span>}
        </Link>
      </NavItem>
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

const projectPages = [
  'projects',
  'projectsAll',
  'projectsList',
  'projectsYours',
  'projectsSharedWithYou',
  'projectsFolders',
] as const;

const places = [
  { to: 'explore', label: 'Explore', Icon: IconCompass, pages: ['explore', 'savedFeed'] },
  {
    to: 'browse',
    label: 'Browse',
    Icon: IconFolder,
    pages: ['browse', 'browseFolders', 'browseCreatedByYou', 'browseSharedWithYou'],
  },
  { to: 'contacts', label: 'Contacts', Icon: IconAddressBook, pages: ['contacts', 'contact', 'person'] },
  { to: 'recent', label: 'Recent', Icon: IconHistory, pages: ['recent', 'recentFiltered'] },
  {
    to: 'yourWork',
    label: 'Your work',
    Icon: IconUser,
    pages: ['yourWork', 'yourWorkProjects', 'yourWorkInsights'],
  },
  { to: 'shared', label: 'Shared with you', Icon: IconUsers, pages: ['shared'] },
] as const;

type NavItemProps = { isIcons: boolean; label: string; keys?: readonly string[]; children: ReactNode };

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
