import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ProjectActions } from '#web/features/project-actions/index.ts';
import { projectCrumbs, ProjectSkeleton, type ProjectTab, ProjectTop } from '#web/features/projects/index.ts';
import { ProjectDocument } from '#web/features/projects/projects.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { preloadSection } from './preload-section.ts';
import { NewRowButton } from './rows-state.tsx';
import { ViewScreen, type ViewScreenProps } from './view-screen.tsx';
import { ViewsDocument } from './views.gen.ts';
import classes from '#web/kit/lists/full-height-page.module.css';

export type ViewPageProps = { projectId: string; show: ViewScreenProps['show'] };

const sections: Readonly<Record<ObjectType, { tab: ProjectTab; name: string }>> = {
  NOTE: { tab: 'notes', name: 'Notes' },
  INSIGHT: { tab: 'insights', name: 'Insights' },
  HIGHLIGHT: { tab: 'highlights', name: 'Highlights' },
};

/** A section of a project, or one of its views, under the project's tabs; it fills the window. */
export function ViewPage({ projectId, show }: ViewPageProps) {
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  // Asked for together with the project, not after it.
  const [{ data }] = useQuery({ query: ViewsDocument, variables: { projectId } });
  const view = 'viewId' in show ? data?.views.find(({ id }) => id === show.viewId) : null;
  const objectType = 'viewId' in show ? (view?.objectType ?? 'NOTE') : show.objectType;
  const { tab, name } = sections[objectType];
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  const pageName = view ? titleOf('view', view.title) : name;
  return (
    <AppPage
      title={`${pageName} · ${title}`}
      crumbs={[
        ...projectCrumbs(project),
        { title, ...(project ? { href: buildUrl('project', { params: { projectId } }) } : {}) },
        { title: pageName },
      ]}
      actions={project && <ProjectActions project={project} />}
      width="none"
    >
      {project ? (
        <div className={classes.page}>
          <ProjectTop
            project={project}
            current={tab}
            action={<NewRowButton objectType={objectType} project={project} />}
            onApproach={(section) => void preloadSection(projectId, section)}
          />
          <ViewScreen project={project} show={show} />
        </div>
      ) : (
        <PageFrame width="wide">
          <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
            {() => <NotFound />}
          </QueryView>
        </PageFrame>
      )}
    </AppPage>
  );
}
