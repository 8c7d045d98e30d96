import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ChartPanel, type ChartPanelProps } from '#web/features/charts/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { ProjectActions } from '#web/features/project-actions/index.ts';
import { QuestionResults } from '#web/features/questions/index.ts';
import { ProjectSectionPage, useProjectObject } from '#web/features/projects/index.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
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
          <Charts
            project={project}
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

type ChartsProps = Pick<ChartPanelProps, 'link' | 'onLink'> & { project: ProjectSettingsFieldsFragment };

function Charts({ project, ...rest }: ChartsProps) {
  const may = useCan('export.table', useProjectObject(project));
  return (
    <ChartPanel
      projectId={project.id}
      title={titleOf('project', project.title)}
      exportRefusal={may.allowed ? null : may.reason}
      {...rest}
    />
  );
}
