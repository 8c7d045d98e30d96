import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { FieldList } from '#web/features/fields/index.ts';
import { useCan } from '#web/features/members/index.ts';
import { ProjectsDocument } from '#web/features/projects/projects.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

/** The fields of the whole workspace, and the way to those of each project. */
export function FieldsPage() {
  const mayManage = useCan('workspaceField.manage');
  const shared = { projectId: null, shows: 'own', mayManage } as const;
  return (
    <AppPage title="Fields" crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Fields' }]}>
      <PageHeader
        title={<PageHeading>Fields</PageHeading>}
        facts="Facts every project records the same way"
      />
      <FieldList
        title="Note fields"
        text="On every note in the workspace. Each project can hide or reorder them."
        owner="NOTE"
        {...shared}
      />
      <FieldList
        title="Insight fields"
        text="On every insight in the workspace."
        owner="INSIGHT"
        {...shared}
      />
      <FieldList title="Project fields" text="On every project’s overview." owner="PROJECT" {...shared} />
      <Section title="Contact fields">
        <Link to="settingsPeople">Contact settings</Link>
      </Section>
      <ProjectLinks />
    </AppPage>
  );
}

function ProjectLinks() {
  const [{ data }] = useQuery({
    query: ProjectsDocument,
    variables: { first: itemLimits.pageMax, after: null },
  });
  const projects = data?.projects.items ?? [];
  if (projects.length === 0) return null;
  return (
    <Section title="Project-specific fields">
      <ul style={{ columns: '260px', margin: 0, padding: 0, listStyle: 'none' }}>
        {projects.map(({ id, title }) => (
          <li key={id} style={{ padding: '3px 0' }}>
            <Link to="settingsProjectFields" params={{ projectId: id }} titles={{ projectId: title }}>
              {titleOf('project', title)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
