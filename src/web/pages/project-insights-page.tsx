import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { InsightList } from '#web/features/insights/insight-list.tsx';
import { NewInsightButton } from '#web/features/insights/new-insight-button.tsx';
import { ProjectListPage } from '#web/features/projects/project-list-page.tsx';

export function ProjectInsightsPage({ match }: { match: RouteMatchOf<'projectInsights'> }) {
  return (
    <ProjectListPage
      projectId={match.params.projectId}
      tab="insights"
      renderAction={(project) => <NewInsightButton project={project} />}
    >
      {(project) => <InsightList project={project} />}
    </ProjectListPage>
  );
}
