import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { AskButton } from '#web/features/conversations/index.ts';
import { TagPageMenu, TagScreen, TrashedTag } from '#web/features/tags/index.ts';
import { TagPageDocument } from '#web/features/tags/tags.gen.ts';
import type { TagPageFieldsFragment } from '#web/lib/graphql.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function TagPage({ match }: { match: RouteMatchOf<'tag'> }) {
  const query = useQuery({ query: TagPageDocument, variables: { id: match.params.tagId } });
  const tag = query[0].data?.tag;
  const title = titleOf('tag', tag?.title);
  return (
    <AppPage
      title={tag ? title : 'Tag'}
      crumbs={[...crumbsOf(tag), { title: tag ? title : 'Tag' }]}
      actions={
        tag && tag.trashedAt === null ? (
          <>
            <AskButton scope={{ objectType: 'Tag', id: tag.id, title: tag.title }} />
            <TagPageMenu tag={tag} />
          </>
        ) : null
      }
      width="none"
    >
      <QueryView query={query} skeleton={<SkeletonRows rows={6} label="Loading the tag" />} what="the tag">
        {(data) => {
          if (!data.tag) return <NotFound />;
          return data.tag.trashedAt === null ? <TagScreen tag={data.tag} /> : <TrashedTag tag={data.tag} />;
        }}
      </QueryView>
    </AppPage>
  );
}

function crumbsOf(tag: TagPageFieldsFragment | null | undefined) {
  const project = tag?.board.project;
  if (!project) return [];
  const target = { params: { projectId: project.id }, titles: { projectId: project.title } };
  return [
    { title: titleOf('project', project.title), href: buildUrl('project', target) },
    { title: 'Tags', href: buildUrl('projectTags', target) },
  ];
}
