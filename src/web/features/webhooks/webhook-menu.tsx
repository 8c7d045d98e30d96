import {
  IconDots,
  IconHistory,
  IconPencil,
  IconPower,
  IconRefresh,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import type { WebhookFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
} from './webhooks.gen.ts';

type Shown = 'edit' | 'deliveries' | 'rotate' | 'delete' | null;

/** Everything that can be done with one webhook. */
export function WebhookMenu({ webhook }: { webhook: WebhookFieldsFragment }) {
  const { id, url, events, disabledAt } = webhook;
  const mayManage = useCan('webhook.manage');
  const [shown, setShown] = useState<Shown>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const update = useCommand(UpdateWebhookDocument);
  const rotate = useCommand(RotateWebhookSecretDocument);
  const remove = useCommand(DeleteWebhookDocument);
  const test = useCommand(TestWebhookDocument);
  const isOn = disabledAt === null;
  const refused = mayManage.allowed ? null : mayManage.reason;

  async function toggle() {
    const done = await update.run({ input: { id, url, events: [...events], enabled: !isOn } });
    if (done) showToast({ message: isOn ? 'Webhook turned off' : 'Webhook turned on' });
  }

  async function send() {
    if (await test.run({ id })) setShown('deliveries');
  }

  async function renew() {
    const made = await rotate.run({ id });
    setShown(null);
    if (made) setSecret(made.rotateWebhookSecret.secret);
  }

  async function erase() {
    const done = await remove.run({ id });
    setShown(null);
    if (done) showToast({ message: 'Webhook deleted' });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Actions for ${url}`}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Recent deliveries',
              icon: <IconHistory size={16} />,
              onSelect: () => setShown('deliveries'),
            },
            {
              label: 'Send test',
              icon: <IconSend size={16} />,
              disabledReason: refused ?? (isOn ? null : 'Turned off'),
              onSelect: () => void send(),
            },
          ],
          [
            {
              label: 'Edit',
              icon: <IconPencil size={16} />,
              disabledReason: refused,
              onSelect: () => setShown('edit'),
            },
            {
              label: 'Rotate secret',
              icon: <IconRefresh size={16} />,
              disabledReason: refused,
              onSelect: () => setShown('rotate'),
            },
            {
              label: isOn ? 'Turn off' : 'Turn on',
              icon: <IconPower size={16} />,
              disabledReason: refused,
              onSelect: () => void toggle(),
            },
          ],
          [
            {
              label: 'Delete',
              icon: <IconTrash size={16} />,
              danger: true,
              onSelect: () => setShown('delete'),
            },
          ],
        ]}
      />
      {shown === 'edit' && <EditWebhook webhook={webhook} onClose={() => setShown(null)} />}
      {shown === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={() => setShown(null)} />}
      {shown === 'rotate' && (
        <ConfirmDialog
          title="Rotate the secret?"
          confirmLabel="Rotate secret"
          confirmVariant="primary"
          busy={rotate.busy}
          onConfirm={() => void renew()}
          onClose={() => setShown(null)}
        >
          Messages are signed with the new and the present secret for 24 hours. Enter the new one in your
          receiver within that time.
        </ConfirmDialog>
      )}
      {shown === 'delete' && (
        <ConfirmDialog
          title="Delete this webhook?"
          confirmLabel="Delete webhook"
          busy={remove.busy}
          onConfirm={() => void erase()}
          onClose={() => setShown(null)}
        >
          Hark stops sending to {url}. The list of deliveries will be permanently deleted.
        </ConfirmDialog>
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
