import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { ShareButton } from '#web/features/access/index.ts';
import { DocMenu, DocScreen } from '#web/features/docs/index.ts';
import { AiDocDocument } from '#web/features/docs/docs.gen.ts';
import { StarButton } from '#web/features/stars/index.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function DocPage({ match }: { match: RouteMatchOf<'doc'> }) {
  const query = useQuery({ query: AiDocDocument, variables: { id: match.params.docId } });
  const known = query[0].data?.aiDoc;
  const title = known ? titleOf('doc', known.title) : 'Doc';
  return (
    <AppPage
      title={title}
      crumbs={[{ title: 'AI docs', href: buildUrl('aiDocs') }, { title }]}
      actions={
        known && (
          <>
            <StarButton type="DOC" id={known.id} starred={known.starred} />
            <ShareButton object={{ type: 'DOC', id: known.id, title }} />
            <DocMenu doc={known} onGone={() => goTo('aiDocs')} />
          </>
        )
      }
    >
      <QueryView query={query} what="the doc" skeleton={<SkeletonRows rows={8} label="Loading the doc" />}>
        {({ aiDoc }) => (aiDoc ? <DocScreen key={aiDoc.id} doc={aiDoc} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
