import { buildUrl } from '#domain/routes/build-url.ts';
import { BulkImportScreen } from '#web/features/bulk-imports/index.ts';
import { useCan } from '#web/features/members/index.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NoAccess } from '#web/lib/page/no-access.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function BulkImportPage({ match }: { match: RouteMatchOf<'settingsBulkImport'> }) {
  const mayImport = useCan('import.bulk');
  return (
    <AppPage
      title="Bulk import"
      crumbs={[{ title: 'Settings', href: buildUrl('settings') }, { title: 'Bulk import' }]}
      width="wide"
    >
      {mayImport.allowed ? (
        <>
          <PageHeader
            title={<PageHeading>Bulk import</PageHeading>}
            facts="Folders and ZIP files of recordings, transcripts and documents"
          />
          <BulkImportScreen id={match.hash.bulkImportId ?? null} />
        </>
      ) : (
        <NoAccess reason={`${mayImport.reason}.`} />
      )}
    </AppPage>
  );
}
