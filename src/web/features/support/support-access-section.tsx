import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { supportDurationName, type SupportState } from '#domain/staff/support-access.ts';
import { useCan } from '#web/features/members/index.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type { SupportAccessFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Section } from '#web/ui/page-frame.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { Column } from '#web/ui/table.tsx';
import { AccessDecision } from './access-decision.tsx';
import { SupportAccessesDocument } from './support.gen.ts';
import { useSupportNotice } from './use-support-notice.ts';

const variables = (after: string | null) => ({ first: itemLimits.page, after });
const none = { items: [], endCursor: null, totalCount: 0 };

/** Requests of internal staff, for admins; not there before the first one. */
export function SupportAccessSection() {
  const mayList = useCan('supportAccess.list').allowed;
  const isVisit = useSupportNotice()?.isOwnVisit ?? false;
  const [{ data }] = useQuery({
    query: SupportAccessesDocument,
    variables: variables(null),
    pause: !mayList || isVisit,
  });
  if (!data?.supportAccesses || data.supportAccesses.totalCount === 0 || isVisit) return null;
  return (
    <Section title="Support access">
      <PagedTable
        label="Support access"
        document={SupportAccessesDocument}
        variables={variables}
        page={({ supportAccesses }) => supportAccesses ?? none}
        columns={columns}
        rowKey={({ id }) => id}
        what="the requests of support"
        empty={null}
      />
    </Section>
  );
}

const stateNames: Readonly<Record<SupportState, string>> = {
  PENDING: 'Waiting',
  LAPSED: 'Not answered',
  DENIED: 'Denied',
  ACTIVE: 'Active',
  ENDED: 'Ended',
};

const columns: Column<SupportAccessFieldsFragment>[] = [
  { key: 'staff', header: 'Who', width: '24%', render: ({ staffEmail }) => staffEmail },
  { key: 'reason', header: 'Reason', render: ({ reason }) => reason },
  {
    key: 'minutes',
    header: 'Duration',
    width: '88px',
    hideNarrow: true,
    render: ({ minutes }) => supportDurationName(minutes),
  },
  {
    key: 'state',
    header: 'State',
    width: '104px',
    hideNarrow: true,
    render: ({ state }) => stateNames[state],
  },
  {
    key: 'requested',
    header: 'Requested',
    width: '100px',
    hideNarrow: true,
    render: ({ requestedAt }) => <RelativeTime at={requestedAt} />,
  },
  {
    key: 'decide',
    header: 'Actions',
    hideHeader: true,
    width: '150px',
    render: (access) => <AccessDecision access={access} />,
  },
];
