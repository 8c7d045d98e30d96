import { buildUrl } from '#domain/routes/build-url.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** The settings pages that a project has. A feature adds the line of its page. */
const pages = [
  { route: 'projectSettings', label: 'General' },
  { route: 'projectSettingsNoteFields', label: 'Note fields' },
  { route: 'projectSettingsInsightFields', label: 'Insight fields' },
  { route: 'projectSettingsWorkspaceFields', label: 'Workspace fields' },
  { route: 'projectSettingsTranscription', label: 'Transcription and summaries' },
  { route: 'projectSettingsAccess', label: 'Access' },
  { route: 'projectSettingsExport', label: 'Export' },
] as const;
export type ProjectSettingsRoute = (typeof pages)[number]['route'];

type SettingsNavProps = { project: { id: string; title: string }; current: ProjectSettingsRoute };

export function ProjectSettingsNav({ project, current }: SettingsNavProps) {
  return (
    <LinkTabs
      label="Project settings"
      tabs={pages.map(({ route, label }) => ({
        label,
        href: buildUrl(route, { params: { projectId: project.id } }),
        isCurrent: route === current,
      }))}
    />
  );
}
