import { IconKey } from '@tabler/icons-react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { formatDay } from '#domain/time/format-day.ts';
import { authorNameOf } from '#domain/text/display-names.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { ApiTokenFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ApiTokensDocument } from './api-tokens.gen.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { RevokeTokenButton } from './revoke-token-button.tsx';
import { scopesName } from './scope-names.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function TokenList() {
  const viewer = useViewer();
  return (
    <PagedTable
      label="API tokens"
      document={ApiTokensDocument}
      variables={(after) => ({ first: itemLimits.page, after })}
      page={(data) => data.apiTokens}
      columns={tokenColumns(viewer.id)}
      rowKey={(token) => token.id}
      what="the API tokens"
      empty={
        <EmptyState icon={<IconKey size={20} />} title="No API tokens">
          A token lets a program read or write on your behalf through the API.
        </EmptyState>
      }
    />
  );
}

function tokenColumns(viewerId: string): Column<ApiTokenFieldsFragment>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      render: (token) => <CellTitle leading={<IconKey size={16} aria-hidden />}>{token.name}</CellTitle>,
    },
    {
      key: 'scopes',
      header: 'May',
      width: '22%',
      hideNarrow: true,
      render: ({ scopes }) => scopesName(scopes),
    },
    {
      key: 'by',
      header: 'Created by',
      width: '16%',
      hideNarrow: true,
      render: (token) => authorNameOf(token.createdBy, viewerId),
    },
    {
      key: 'used',
      header: 'Last used',
      width: '124px',
      hideNarrow: true,
      render: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : <RelativeTime at={lastUsedAt} />),
    },
    {
      key: 'ends',
      header: 'Ends',
      width: '124px',
      hideNarrow: true,
      render: ({ expiresAt }) => <TokenEnd expiresAt={expiresAt} />,
    },
    {
      key: 'revoke',
      header: 'Actions',
      hideHeader: true,
      width: '96px',
      render: (token) => <RevokeTokenButton token={token} />,
    },
  ];
}

function TokenEnd({ expiresAt }: { expiresAt: string | null }) {
  const now = useNow();
  if (expiresAt === null) return 'Never';
  const end = new Date(expiresAt);
  if (end <= now) return <Badge tone="warning">Ended</Badge>;
  return formatDay(end, zone);
}
