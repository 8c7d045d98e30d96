import { IconWebhook } from '@tabler/icons-react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { isWebhookEvent, webhookEventLabel } from '#domain/webhooks/webhook-events.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type { WebhookFieldsFragment } from '#web/lib/graphql.gen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { CellTitle, type Column } from '#web/ui/table.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { WebhookMenu } from './webhook-menu.tsx';
import { WebhooksDocument } from './webhooks.gen.ts';

export function WebhookList() {
  return (
    <PagedTable
      label="Webhooks"
      document={WebhooksDocument}
      variables={(after) => ({ first: itemLimits.page, after })}
      page={(data) => data.webhooks}
      columns={columns}
      rowKey={(webhook) => webhook.id}
      what="the webhooks"
      empty={
        <EmptyState icon={<IconWebhook size={20} />} title="No webhooks">
          A webhook tells another tool when something happens: a new note, a published insight, fresh
          feedback.
        </EmptyState>
      }
    />
  );
}

const columns: Column<WebhookFieldsFragment>[] = [
  {
    key: 'url',
    header: 'Address',
    render: ({ url }) => (
      <CellTitle leading={<IconWebhook size={16} aria-hidden />}>{shortUrl(url)}</CellTitle>
    ),
  },
  {
    key: 'events',
    header: 'Events',
    width: '28%',
    hideNarrow: true,
    render: ({ events }) =>
      events.map((event) => (isWebhookEvent(event) ? webhookEventLabel(event) : event)).join(', '),
  },
  {
    key: 'last',
    header: 'Last delivered',
    width: '132px',
    hideNarrow: true,
    render: ({ lastSuccessAt }) => (lastSuccessAt === null ? 'Never' : <RelativeTime at={lastSuccessAt} />),
  },
  { key: 'state', header: 'State', width: '112px', render: (webhook) => <WebhookState webhook={webhook} /> },
  {
    key: 'menu',
    header: 'Actions',
    hideHeader: true,
    width: '56px',
    render: (webhook) => <WebhookMenu webhook={webhook} />,
  },
];

function shortUrl(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/\/$/, '');
}

function WebhookState({ webhook }: { webhook: WebhookFieldsFragment }) {
  const { disabledAt, disabledReason, failingSince } = webhook;
  if (disabledAt !== null) {
    if (disabledReason === null) return <Badge>Off</Badge>;
    return (
      <Tooltip label={disabledReason}>
        <span>
          <Badge tone="danger">Turned off</Badge>
        </span>
      </Tooltip>
    );
  }
  return failingSince === null ? <Badge tone="success">On</Badge> : <Badge tone="warning">Failing</Badge>;
}
