import { buildUrl } from '#domain/routes/build-url.ts';
import { BulkImportScreen } from '#web/features/bulk-imports/index.ts';
import { ImportList } from '#web/features/imports/index.ts';
import { useCan } from '#web/features/members/index.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader, Section } from '#web/ui/page-frame.tsx';

/** Everything that somebody brought, and for managers the way to bring many files. */
export function BulkImportPage({ match }: { match: RouteMatchOf<'settingsBulkImport'> }) {
  const mayList = useCan('import.list');
  const mayImport = useCan('import.bulk');
  const id = match.hash.bulkImportId ?? null;
  return (
    <AppPage
      title="Imports"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Imports' }]}
      width="wide"
    >
      {mayList.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Imports</PageHeading>}
            facts="Tables, projects of other tools, and folders and ZIP files of recordings, transcripts and documents"
          />
          {mayImport.allowed && <BulkImportScreen id={id} projectId={match.query.projectId ?? null} />}
          {(id === null || !mayImport.allowed) && (
            <Section title="Your imports">
              <ImportList />
            </Section>
          )}
        </>
      ) : (
        <NoAccess reason={`${mayList.reason}.`} />
      )}
    </AppPage>
  );
}
