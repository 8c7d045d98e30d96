import {
  IconFolderPlus,
  IconFolders,
  IconHash,
  IconKeyboard,
  IconLogout,
  IconMessageQuestion,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { openShare } from '#web/features/access/index.ts';
import { signOut } from '#web/features/accounts/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { MembersDocument } from '#web/features/members/members.gen.ts';
import { tabOfSection } from '#web/features/projects/index.ts';
import { ProjectDocument, ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import type { Place } from '#web/kit/places/place.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { currentEntry, navigate } from '#web/lib/navigation/navigator.ts';
import { ProjectMark } from '#web/kit/objects/project-mark.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { documentCommands } from './document-commands.tsx';
import { useFound, useRecentCommands } from './use-found.tsx';
import { useContactCreation, useCreations } from './use-creations.tsx';
import { useImports } from './use-imports.tsx';
import { useTagCreation } from './use-tag-creation.tsx';
import { useThemeCommands } from './use-theme-commands.tsx';
import { openOverlay } from '../shell/overlays.ts';
import { appShortcuts } from '../shortcuts/app-shortcuts.ts';
import { places } from '../places.ts';
import { settingsPlaces } from '../settings/settings-places.ts';
import { useAllowedPlaces } from '../use-allowed-places.ts';
import type { Command, PaletteQuery } from './commands.ts';

const size = 16;

function askCommand({ mode, text }: PaletteQuery): Command {
  const question = mode === 'all' && text.length > 1 ? text.slice(0, 2000) : '';
  return {
    id: 'ask',
    label: question === '' ? 'Ask a question' : `Ask “${cutText(question, 60)}”`,
    kind: 'action',
    isFound: question !== '',
    icon: <IconMessageQuestion size={size} />,
    run: () =>
      navigate(buildUrl('search', { hash: { mode: 'Question', ...(question !== '' && { q: question }) } })),
  };
}

const newProject: Command = {
  id: 'new-project',
  label: 'New project',
  kind: 'action',
  icon: <IconFolderPlus size={size} />,
  run: () => goTo('projectNew'),
};

const alwaysActions: readonly Command[] = [
  {
    id: 'shortcuts',
    label: 'Show keyboard shortcuts',
    kind: 'action',
    icon: <IconKeyboard size={size} />,
    keys: appShortcuts.showShortcuts.keys,
    run: () => openOverlay('shortcuts'),
  },
  {
    id: 'sign-out',
    label: 'Sign out',
    kind: 'action',
    icon: <IconLogout size={size} />,
    run: () => void signOut(),
  },
];

/** Everything the palette can offer for what is typed. */
export function useCommands(query: PaletteQuery): Command[] {
  const mayCreate = useCan('project.create').allowed;
  return onceEach([
    ...useRecords(query),
    ...useFound(query),
    askCommand(query),
    ...useRecentCommands(query),
    ...documentCommands(),
    ...useProjectCommands(query),
    ...usePlaceCommands(),
    ...(mayCreate ? [newProject] : []),
    ...useContactCreation(),
    ...useThemeCommands(),
    ...alwaysActions,
    ...usePeople(query),
  ]);
}

function usePlaceCommands(): Command[] {
  const main = useAllowedPlaces(places).map((place) => commandOf(place));
  const settings = useAllowedPlaces(settingsPlaces).filter(({ route }) => route !== 'settingsGeneral');
  return [...main, ...settings.map((place) => ({ ...commandOf(place), detail: 'Settings' }))];
}

function commandOf({ route, label, icon: Icon, keys }: Place): Command {
  return {
    id: route,
    label,
    kind: 'navigation',
    icon: <Icon size={size} />,
    ...(keys && { keys }),
    run: () => goTo(route),
  };
}

/** A project is in the list of projects and among what was found. */
function onceEach(commands: readonly Command[]): Command[] {
  return [...new Map(commands.map((command) => [command.id, command])).values()];
}

function useRecords(query: PaletteQuery): Command[] {
  const [{ data }] = useQuery({
    query: ProjectsDocument,
    variables: { first: itemLimits.page, after: null },
    requestPolicy: 'cache-first',
  });
  if (query.mode === 'id') return query.id === undefined ? [] : [openById(query.id)];
  if (query.mode !== 'all' || query.text === '') return [];
  return (data?.projects.items ?? []).map((project) => ({
    id: project.id,
    label: titleOf('project', project.title),
    detail: 'Project',
    kind: 'record',
    source: 'ProjectItem',
    icon: <ProjectMark project={project} />,
    run: () => goTo('project', { params: { projectId: project.id }, titles: { projectId: project.title } }),
  }));
}

/** On a page of a project: its sections, and sharing it. Everywhere: what is made in a project. */
function useProjectCommands(query: PaletteQuery): Command[] {
  const here = parseUrl(currentEntry().base);
  const id = here && 'projectId' in here.params ? here.params.projectId : null;
  const [{ data }] = useQuery({
    query: ProjectDocument,
    variables: { id: id ?? '' },
    pause: id === null,
    requestPolicy: 'cache-first',
  });
  const project = data?.project;
  const creating = useCreations(project);
  const importing = useImports(project);
  const tagging = useTagCreation(project, query);
  // The project of this page is on its way.
  if (id !== null && !project) return [];
  if (!project) return [...creating, ...importing, ...tagging];
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };
  const sections = project.sections.flatMap(({ name, enabled }): Command[] => {
    const tab = enabled ? tabOfSection(name) : null;
    if (!tab) return [];
    return [
      {
        id: `section ${name}`,
        label: `${tab.label} of this project`,
        kind: 'navigation',
        icon: <IconFolders size={size} />,
        run: () => goTo(tab.route, target),
      },
    ];
  });
  return [
    ...sections,
    ...creating,
    ...importing,
    ...tagging,
    {
      id: 'share',
      label: 'Share this project',
      kind: 'action',
      icon: <IconUserPlus size={size} />,
      run: () => openShare({ type: 'PROJECT', id: project.id, title: project.title }),
    },
  ];
}

function openById(id: string): Command {
  return {
    id,
    label: 'Open the project with this ID',
    kind: 'record',
    icon: <IconHash size={size} />,
    run: () => goTo('project', { params: { projectId: id } }),
  };
}

function usePeople(query: PaletteQuery): Command[] {
  const [{ data }] = useQuery({
    query: MembersDocument,
    variables: {
      first: 10,
      after: null,
      search: query.mode === 'person' && query.text !== '' ? query.text : null,
    },
    pause: query.mode !== 'person',
  });
  return (data?.members.items ?? []).map((member) => ({
    id: member.id,
    label: member.name,
    detail: member.email,
    kind: 'person',
    icon: <Avatar name={member.name} seed={member.id} size={20} />,
    run: () => navigate(buildUrl('userProfile', { params: { userId: member.id } }), { peek: true }),
  }));
}
