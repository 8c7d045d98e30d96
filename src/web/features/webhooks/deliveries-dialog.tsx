import { IconHistory } from '@tabler/icons-react';
import { isWebhookEvent, webhookEventLabel } from '#domain/webhooks/webhook-events.ts';
import { useCan } from '#web/features/members/index.ts';
import { PagedTable } from '#web/kit/lists/paged-table.tsx';
import type { WebhookDeliveryFieldsFragment, WebhookFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { Column } from '#web/ui/table.tsx';
import { useRereading } from './use-rereading.ts';
import { RetryWebhookDeliveryDocument, WebhookDeliveriesDocument } from './webhooks.gen.ts';

/** What was sent in the last 30 days, and how it was received. */
export function DeliveriesDialog({
  webhook,
  onClose,
}: {
  webhook: WebhookFieldsFragment;
  onClose: () => void;
}) {
  useRereading(webhook.id);
  return (
    <Dialog title="Recent deliveries" onClose={onClose} wide>
      <PagedTable
        label="Recent deliveries"
        document={WebhookDeliveriesDocument}
        variables={(after) => ({ webhookId: webhook.id, first: 20, after })}
        page={(data) => data.webhookDeliveries}
        columns={columns}
        rowKey={(delivery) => delivery.id}
        what="the deliveries"
        empty={
          <EmptyState icon={<IconHistory size={20} />} title="No deliveries">
            Messages appear here once one of the chosen events happens, or after a test.
          </EmptyState>
        }
      />
    </Dialog>
  );
}

const columns: Column<WebhookDeliveryFieldsFragment>[] = [
  {
    key: 'event',
    header: 'Event',
    render: ({ event }) => (isWebhookEvent(event) ? webhookEventLabel(event) : 'Test'),
  },
  {
    key: 'at',
    header: 'When',
    width: '112px',
    hideNarrow: true,
    render: ({ createdAt }) => <RelativeTime at={createdAt} />,
  },
  { key: 'state', header: 'Result', width: '132px', render: (delivery) => <Result delivery={delivery} /> },
  {
    key: 'details',
    header: 'Details',
    width: '36%',
    hideNarrow: true,
    render: ({ state, error }) => (state === 'DELIVERED' ? '' : (error ?? '')),
  },
  {
    key: 'retry',
    header: 'Actions',
    hideHeader: true,
    width: '96px',
    render: (delivery) => <Retry delivery={delivery} />,
  },
];

function Result({ delivery }: { delivery: WebhookDeliveryFieldsFragment }) {
  const { state, status, error, attempts } = delivery;
  const withStatus = (word: string) => (status === null ? word : `${word} (${status})`);
  if (state === 'DELIVERED') return <Badge tone="success">{withStatus('Delivered')}</Badge>;
  if (state === 'FAILED') return <Badge tone="danger">{withStatus('Failed')}</Badge>;
  if (attempts === 0 || error === null) return <Badge>Sending</Badge>;
  return <Badge tone="warning">{withStatus('Will retry')}</Badge>;
}

function Retry({ delivery }: { delivery: WebhookDeliveryFieldsFragment }) {
  const mayManage = useCan('webhook.manage');
  const retry = useCommand(RetryWebhookDeliveryDocument);
  return (
    <Button
      variant="quiet"
      busy={retry.busy}
      disabled={!mayManage.allowed}
      aria-label={`Send ${delivery.event} again`}
      onClick={() => void retry.run({ id: delivery.id })}
    >
      Resend
    </Button>
  );
}
