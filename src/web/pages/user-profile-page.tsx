import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { MemberProfile } from '#web/features/members/member-profile.tsx';
import { MemberProfileDocument } from '#web/features/members/members.gen.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export function UserProfilePage({ match }: { match: RouteMatchOf<'userProfile'> }) {
  const query = useQuery({ query: MemberProfileDocument, variables: { id: match.params.userId } });
  const title = query[0].data?.member?.name ?? 'Profile';
  return (
    <AppPage title={title} crumbs={[{ title: 'Users', href: buildUrl('settingsUsers') }, { title }]}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading the profile" />}
        what="the profile"
      >
        {({ member }) => (member ? <MemberProfile member={member} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
