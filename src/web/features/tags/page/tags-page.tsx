import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useCan } from '#web/features/members/index.ts';
import { ProjectActions } from '#web/features/project-actions/index.ts';
import {
  projectCrumbs,
  ProjectSkeleton,
  ProjectTop,
  useProjectObject,
} from '#web/features/projects/index.ts';
import { ProjectDocument } from '#web/features/projects/projects.gen.ts';
import viewClasses from '#web/kit/lists/full-height-page.module.css';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import type { ProjectQuery } from '#web/lib/graphql.gen.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Boards } from './boards.tsx';

type TagsPageProps = {
  projectId: string;
  /** Null: the board that new tags go to. */
  boardId: string | null;
};

/** The tags of a project and of the workspace, board by board, under the project's tabs. */
export function TagsPage({ projectId, boardId }: TagsPageProps) {
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  return (
    <AppPage
      title={`Tags · ${title}`}
      crumbs={[
        ...projectCrumbs(project),
        { title, ...(project ? { href: buildUrl('project', { params: { projectId } }) } : {}) },
        { title: 'Tags' },
      ]}
      actions={project && <ProjectActions project={project} />}
      width="none"
    >
      {project ? (
        <div className={viewClasses.page}>
          <ProjectTop project={project} current="tags" />
          <ProjectBoards project={project} boardId={boardId} />
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

type ProjectBoardsProps = { project: NonNullable<ProjectQuery['project']>; boardId: string | null };

function ProjectBoards({ project, boardId }: ProjectBoardsProps) {
  const mayCreate = useCan('tagBoard.create', useProjectObject(project));
  return (
    <Boards project={project} boardId={boardId} createReason={mayCreate.allowed ? null : mayCreate.reason} />
  );
}
