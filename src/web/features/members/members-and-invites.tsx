import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { InvitesDocument, MembersDocument } from '#web/lib/graphql.gen.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberList } from './member-list.tsx';
import { useCan } from './viewer-context.tsx';

/** Who is in, and who is on the way; the second only for those who may invite. */
export function MembersAndInvites() {
  const [tab, setTab] = useState<'members' | 'invites'>('members');
  const seesInvites = useCan('member.cancelInvite').allowed;
  const [members] = useQuery({
    query: MembersDocument,
    variables: { first: itemLimits.page, after: null, search: null },
  });
  const [invites] = useQuery({ query: InvitesDocument, pause: !seesInvites });
  if (!seesInvites) return <MemberList />;
  const open = invites.data?.invites.items ?? [];
  return (
    <Tabs
      label="Users"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'members', label: 'Members', count: members.data?.members.totalCount },
        { value: 'invites', label: 'Open invitations', count: invites.data ? open.length : undefined },
      ]}
    >
      {tab === 'members' ? <MemberList /> : <InviteList invites={open} />}
    </Tabs>
  );
}
