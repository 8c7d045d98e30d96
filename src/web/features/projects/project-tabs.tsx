import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { InsightsDocument } from '#web/features/insights/insights.gen.ts';
import { NotesDocument } from '#web/features/notes/notes.gen.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';

export type ProjectTab = 'overview' | 'notes' | 'insights';

/** The same first pages that the lists show, so the counts cost no request of their own. */
export function ProjectTabs({ project, current }: { project: ProjectFieldsFragment; current: ProjectTab }) {
  const page = { projectId: project.id, first: itemLimits.page, after: null };
  const [notes] = useQuery({ query: NotesDocument, variables: { ...page, sort: 'CREATED_AT' } });
  const [insights] = useQuery({
    query: InsightsDocument,
    variables: { ...page, sort: 'UPDATED_AT', published: null },
  });
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };
  return (
    <LinkTabs
      label="Project"
      tabs={[
        { label: 'Overview', href: buildUrl('project', target), isCurrent: current === 'overview' },
        {
          label: 'Notes',
          href: buildUrl('projectNotes', target),
          isCurrent: current === 'notes',
          count: notes.data?.notes.totalCount,
        },
        {
          label: 'Insights',
          href: buildUrl('projectInsights', target),
          isCurrent: current === 'insights',
          count: insights.data?.insights.totalCount,
        },
      ]}
    />
  );
}
