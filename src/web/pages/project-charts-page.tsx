import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ChartPanel } from '#web/features/charts/index.ts';
import { ProjectActions } from '#web/features/project-actions/index.ts';
import { QuestionResults } from '#web/features/questions/index.ts';
import { ProjectSectionPage } from '#web/features/projects/index.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';

export function ProjectChartsPage({ match }: { match: RouteMatchOf<'projectCharts'> }) {
  const { projectId } = match.params;
  return (
    <ProjectSectionPage
      projectId={projectId}
      tab="charts"
      renderActions={(project) => <ProjectActions project={project} />}
    >
      {(project) => (
        <>
          <ChartPanel
            projectId={projectId}
            title={titleOf('project', project.title)}
            link={match.hash}
            onLink={(hash) =>
              replaceWith('projectCharts', {
                params: { projectId },
                titles: { projectId: project.title },
                hash,
              })
            }
          />
          <QuestionResults projectId={projectId} />
        </>
      )}
    </ProjectSectionPage>
  );
}
