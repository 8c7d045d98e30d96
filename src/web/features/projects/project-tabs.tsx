import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { InsightsDocument } from '#web/features/insights/insights.gen.ts';
import { NotesDocument } from '#web/features/notes/notes.gen.ts';
import type { ProjectSectionName, ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

/** Sections that have a page. A section joins here with its page. */
export const sectionTabs = {
  README: { label: 'Readme', route: 'projectReadme' },
  NOTES: { label: 'Notes', route: 'projectNotes' },
  HIGHLIGHTS: { label: 'Highlights', route: 'projectHighlights' },
  TAGS: { label: 'Tags', route: 'projectTags' },
  INSIGHTS: { label: 'Insights', route: 'projectInsights' },
  CHARTS: { label: 'Charts', route: 'projectCharts' },
} as const satisfies Partial<Record<ProjectSectionName, { label: string; route: string }>>;

export type ProjectTab =
  | 'overview'
  | 'readme'
  | 'notes'
  | 'highlights'
  | 'tags'
  | 'insights'
  | 'charts'
  | 'settings';

/** The project's own choice of sections, in its order. The counts are those of the lists' first pages: no request more. */
export function ProjectTabs({
  project,
  current,
  onApproach,
}: {
  project: ProjectSettingsFieldsFragment;
  current: ProjectTab;
  onApproach?: (section: ProjectSectionName) => void;
}) {
  const page = { projectId: project.id, first: itemLimits.page, after: null };
  const [notes] = useQuery({ query: NotesDocument, variables: { ...page, sort: 'CREATED_AT' } });
  const [insights] = useQuery({
    query: InsightsDocument,
    variables: { ...page, sort: 'UPDATED_AT', published: null },
  });
  const counts: Partial<Record<ProjectSectionName, number | undefined>> = {
    NOTES: notes.data?.notes.totalCount,
    INSIGHTS: insights.data?.insights.totalCount,
  };
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };
  return (
    <LinkTabs
      label="Project"
      tabs={[
        { label: 'Overview', href: buildUrl('project', target), isCurrent: current === 'overview' },
        ...project.sections.flatMap(({ name, enabled }) => {
          const isCurrent = current === name.toLowerCase();
          const tab = tabOfSection(name);
          // Somebody who came by a link sees where they are, also in a section that is switched off.
          if ((!enabled && !isCurrent) || !tab) return [];
          return [
            {
              label: tab.label,
              href: buildUrl(tab.route, target),
              isCurrent,
              count: counts[name],
              onApproach: isCurrent || !onApproach ? undefined : () => onApproach(name),
            },
          ];
        }),
      ]}
    />
  );
}

/** Null for a section without a page. */
export function tabOfSection(name: ProjectSectionName) {
  return isTabbed(name) ? sectionTabs[name] : null;
}

function isTabbed(name: ProjectSectionName): name is keyof typeof sectionTabs {
  return Object.hasOwn(sectionTabs, name);
}
