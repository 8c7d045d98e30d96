import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { InvitesDocument, MembersDocument } from './members.gen.ts';
import { Tabs, type TabItem } from '#web/ui/tabs.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberList } from './member-list.tsx';
import { OpenDomains } from './open-domains.tsx';
import { WaitingInvites } from './waiting-invites.tsx';
import { useCan } from './viewer-context.tsx';

type Tab = 'members' | 'invites' | 'domains';

/** Who is in, who is on the way, and who may come by themselves; each for those who have a say in it. */
export function MembersAndInvites() {
  const [tab, setTab] = useState<Tab>('members');
  const seesInvites = useCan('member.cancelInvite').allowed;
  const seesDomains = useCan('openDomain.list').allowed;
  const [members] = useQuery({
    query: MembersDocument,
    variables: { first: itemLimits.page, after: null, search: null },
  });
  const [invites] = useQuery({
    query: InvitesDocument,
    variables: { first: itemLimits.page, after: null },
    pause: !seesInvites,
  });
  const tabs: TabItem<Tab>[] = [
    { value: 'members', label: 'Members', count: members.data?.members.totalCount },
    ...(seesInvites
      ? [{ value: 'invites' as const, label: 'Open invitations', count: invites.data?.invites.totalCount }]
      : []),
    ...(seesDomains ? [{ value: 'domains' as const, label: 'Domains' }] : []),
  ];
  if (tabs.length === 1) return <MemberList />;
  return (
    <Tabs label="Users" value={tab} onChange={setTab} tabs={tabs}>
      {tab === 'members' && (
        <>
          <WaitingInvites
            invites={invites.data?.invites.items ?? []}
            count={invites.data?.invites.totalCount ?? 0}
            onShow={() => setTab('invites')}
          />
          <MemberList />
        </>
      )}
      {tab === 'invites' && <InviteList />}
      {tab === 'domains' && <OpenDomains />}
    </Tabs>
  );
}
