import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { useCan } from '#web/features/members/index.ts';
import { ImportNewProjectButton } from '#web/features/project-imports/index.ts';
import { NewProjectForm } from '#web/features/projects/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function NewProjectPage({ match }: { match: RouteMatchOf<'projectNew'> }) {
  const mayCreate = useCan('project.create');
  return (
    <AppPage
      title="New project"
      crumbs={[{ title: 'Projects', href: buildUrl('projects') }, { title: 'New project' }]}
    >
      {mayCreate.allowed ? (
        <>
          <PageHeader title={<PageHeading>New project</PageHeading>} action={<ImportNewProjectButton />} />
          <NewProjectForm
            folderId={null}
            templateId={match.query.template ?? match.query.installTemplateId}
            onCancel={() => goTo('projects')}
          />
        </>
      ) : (
        <NoAccess reason={mayCreate.reason} />
      )}
    </AppPage>
  );
}
