import { useQuery } from 'urql';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { RequestAccess } from '#web/features/access/request-access.tsx';
import { FieldList } from '#web/features/fields/settings/field-list.tsx';
import { QuestionList } from '#web/features/questions/question-list.tsx';
import { useCan } from '#web/features/members/viewer-context.tsx';
import { ProjectSkeleton } from '#web/features/projects/project-skeleton.tsx';
import { useProjectObject } from '#web/features/projects/use-project-object.ts';
import { ProjectDocument } from '#web/features/projects/projects.gen.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

type FieldsRoute =
  | 'projectSettingsFields'
  | 'projectSettingsNoteFields'
  | 'projectSettingsInsightFields'
  | 'projectSettingsWorkspaceFields'
  | 'settingsProjectFields'
  | 'settingsProjectNoteFields'
  | 'settingsProjectInsightFields';
type Tab = 'note' | 'insight' | 'workspace';

const tabs: Readonly<Record<FieldsRoute, Tab>> = {
  projectSettingsFields: 'note',
  projectSettingsNoteFields: 'note',
  projectSettingsInsightFields: 'insight',
  projectSettingsWorkspaceFields: 'workspace',
  settingsProjectFields: 'note',
  settingsProjectNoteFields: 'note',
  settingsProjectInsightFields: 'insight',
};

/** The fields of one project: its own, and which of the workspace's it shows. */
export function ProjectFieldsPage({ match }: { match: RouteMatchOf<FieldsRoute> }) {
  const { projectId } = match.params;
  const query = useQuery({ query: ProjectDocument, variables: { id: projectId } });
  const project = query[0].data?.project;
  const title = project ? titleOf('project', project.title) : 'Project';
  return (
    <AppPage
      title={`Fields of ${title}`}
      crumbs={[
        { title: 'Projects', href: buildUrl('projects') },
        { title, href: buildUrl('project', { params: { projectId } }) },
        { title: 'Fields' },
      ]}
    >
      <QueryView query={query} skeleton={<ProjectSkeleton />} what="the project">
        {(data) =>
          data.project ? (
            <LoadedFields project={data.project} tab={tabs[match.name]} />
          ) : (
            <RequestAccess object={{ type: 'PROJECT', id: projectId }} />
          )
        }
      </QueryView>
    </AppPage>
  );
}

function LoadedFields({ project, tab }: { project: ProjectFieldsFragment; tab: Tab }) {
  const object = useProjectObject(project);
  const mayManage = useCan('field.update', object);
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };
  const shared = { projectId: project.id, mayManage } as const;
  return (
    <>
      <PageHeader title={<PageHeading>Fields</PageHeading>} facts={titleOf('project', project.title)} />
      <LinkTabs
        label="Fields"
        tabs={[
          { label: 'Notes', href: buildUrl('projectSettingsNoteFields', target), isCurrent: tab === 'note' },
          {
            label: 'Insights',
            href: buildUrl('projectSettingsInsightFields', target),
            isCurrent: tab === 'insight',
          },
          {
            label: 'From the workspace',
            href: buildUrl('projectSettingsWorkspaceFields', target),
            isCurrent: tab === 'workspace',
          },
        ]}
      />
      {tab === 'note' && (
        <>
          <FieldList
            title="Note fields"
            text="Only on notes of this project."
            owner="NOTE"
            shows="own"
            {...shared}
          />
          <QuestionList projectId={project.id} mayManage={mayManage} />
        </>
      )}
      {tab === 'insight' && (
        <FieldList
          title="Insight fields"
          text="Only on insights of this project."
          owner="INSIGHT"
          shows="own"
          {...shared}
        />
      )}
      {tab === 'workspace' && (
        <>
          <FieldList
            title="Note fields of the workspace"
            text="Choose which of them this project shows, and where."
            owner="NOTE"
            shows="workspace"
            {...shared}
          />
          <FieldList
            title="Insight fields of the workspace"
            text="Choose which of them this project shows, and where."
            owner="INSIGHT"
            shows="workspace"
            {...shared}
          />
        </>
      )}
    </>
  );
}
