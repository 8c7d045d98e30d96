import { use, useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { MemberProfile } from '#web/features/members/index.ts';
import { MemberProfileDocument } from '#web/features/members/members.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export type UserProfileMatch = RouteMatchOf<'userProfile'> | RouteMatchOf<'userProfileTab'>;

export function UserProfilePage({ match }: { match: UserProfileMatch }) {
  const { isPeek } = use(PageSurroundings);
  const [chosen, setChosen] = useState<string | null>(null);
  const tab = chosen ?? (match.name === 'userProfileTab' ? match.params.tab : 'all');

  /** The address follows, so that the tab can be sent to somebody; a peek has the address of what lies below. */
  function choose(next: string) {
    setChosen(next);
    if (!isPeek) replaceWith('userProfileTab', { params: { userId: match.params.userId, tab: next } });
  }

  const query = useQuery({ query: MemberProfileDocument, variables: { id: match.params.userId } });
  const title = query[0].data?.member?.name ?? 'Profile';
  return (
    <AppPage title={title} crumbs={[{ title: 'Users', href: buildUrl('settingsUsers') }, { title }]}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows rows={4} label="Loading the profile" />}
        what="the profile"
      >
        {({ member }) => (member ? <MemberProfile member={member} tab={tab} onTab={choose} /> : <NotFound />)}
      </QueryView>
    </AppPage>
  );
}
