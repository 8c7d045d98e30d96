import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { DocForm } from '#web/features/docs/index.ts';
import { AiDocDocument } from '#web/features/docs/docs.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const docsCrumb = { title: 'AI docs', href: buildUrl('aiDocs') };

export function NewDocPage() {
  return (
    <AppPage title="New doc" crumbs={[docsCrumb, { title: 'New doc' }]}>
      <PageHeader title={<PageHeading>New doc</PageHeading>} />
      <DocForm doc={null} />
    </AppPage>
  );
}

export function EditDocPage({ match }: { match: RouteMatchOf<'editDoc'> }) {
  const { docId } = match.params;
  const query = useQuery({ query: AiDocDocument, variables: { id: docId } });
  const title = titleOf('doc', query[0].data?.aiDoc?.title ?? '');
  return (
    <AppPage
      title={`Edit ${title}`}
      crumbs={[docsCrumb, { title, href: buildUrl('doc', { params: { docId } }) }, { title: 'Edit' }]}
    >
      <PageHeader title={<PageHeading>Edit doc</PageHeading>} />
      <QueryView query={query} what="the doc" skeleton={<SkeletonRows rows={6} label="Loading the doc" />}>
        {({ aiDoc }) => (aiDoc ? <DocForm key={aiDoc.id} doc={aiDoc} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
