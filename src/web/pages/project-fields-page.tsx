import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { FieldList } from '#web/features/fields/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { ProjectSettingsPage, useProjectObject } from '#web/features/projects/index.ts';
import { QuestionList } from '#web/features/questions/index.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';

type FieldsRoute =
  | 'projectSettingsFields'
  | 'projectSettingsNoteFields'
  | 'projectSettingsInsightFields'
  | 'projectSettingsWorkspaceFields'
  | 'settingsProjectFields'
  | 'settingsProjectNoteFields'
  | 'settingsProjectInsightFields';

const shownPages = {
  projectSettingsFields: 'projectSettingsNoteFields',
  projectSettingsNoteFields: 'projectSettingsNoteFields',
  projectSettingsInsightFields: 'projectSettingsInsightFields',
  projectSettingsWorkspaceFields: 'projectSettingsWorkspaceFields',
  settingsProjectFields: 'projectSettingsNoteFields',
  settingsProjectNoteFields: 'projectSettingsNoteFields',
  settingsProjectInsightFields: 'projectSettingsInsightFields',
} as const satisfies Record<FieldsRoute, FieldsRoute>;
type ShownPage = (typeof shownPages)[FieldsRoute];

/** The fields of one project: its own, and which of the workspace's it shows. */
export function ProjectFieldsPage({ match }: { match: RouteMatchOf<FieldsRoute> }) {
  const current = shownPages[match.name];
  return (
    <ProjectSettingsPage projectId={match.params.projectId} current={current}>
      {(project) => <ProjectFields project={project} page={current} />}
    </ProjectSettingsPage>
  );
}

function ProjectFields({ project, page }: { project: ProjectSettingsFieldsFragment; page: ShownPage }) {
  const mayManage = useCan('field.update', useProjectObject(project));
  const shared = { projectId: project.id, mayManage } as const;
  if (page === 'projectSettingsNoteFields') {
    return (
      <>
        <FieldList
          title="Note fields"
          text="Only on notes of this project."
          owner="NOTE"
          shows="own"
          {...shared}
        />
        <QuestionList {...shared} />
      </>
    );
  }
  if (page === 'projectSettingsInsightFields') {
    return (
      <FieldList
        title="Insight fields"
        text="Only on insights of this project."
        owner="INSIGHT"
        shows="own"
        {...shared}
      />
    );
  }
  return (
    <>
      <FieldList
        title="Note fields of the workspace"
        text="Choose which ones this project shows, and in what order."
        owner="NOTE"
        shows="workspace"
        {...shared}
      />
      <FieldList
        title="Insight fields of the workspace"
        text="Choose which ones this project shows, and in what order."
        owner="INSIGHT"
        shows="workspace"
        {...shared}
      />
    </>
  );
}
