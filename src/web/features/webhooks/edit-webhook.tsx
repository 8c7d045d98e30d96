import { useState } from 'react';
import type { WebhookFieldsFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { WebhookForm, type WebhookDraft } from './webhook-form.tsx';
import { UpdateWebhookDocument } from './webhooks.gen.ts';

export function EditWebhook({ webhook, onClose }: { webhook: WebhookFieldsFragment; onClose: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const update = useCommand(UpdateWebhookDocument, { onRefused: setError });

  async function save({ url, events }: WebhookDraft) {
    setError(null);
    const enabled = webhook.disabledAt === null;
    const done = await update.run({ input: { id: webhook.id, url, events: [...events], enabled } });
    if (!done) return;
    onClose();
    showToast({ message: 'Webhook saved' });
  }

  return (
    <WebhookForm
      title="Edit webhook"
      saveLabel="Save"
      draft={webhook}
      error={error}
      busy={update.busy}
      onSave={(draft) => void save(draft)}
      onClose={onClose}
    />
  );
}
