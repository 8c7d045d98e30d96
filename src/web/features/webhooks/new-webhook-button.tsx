import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm, type WebhookDraft } from './webhook-form.tsx';
import { CreateWebhookDocument } from './webhooks.gen.ts';

export function NewWebhookButton() {
  const mayManage = useCan('webhook.manage');
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateWebhookDocument, { onRefused: setError });

  async function save(draft: WebhookDraft) {
    setError(null);
    const made = await create.run({ input: { url: draft.url, events: [...draft.events] } });
    if (!made) return;
    setOpen(false);
    setSecret(made.createWebhook.secret);
  }

  const button = (
    <Button
      variant="primary"
      icon={<IconPlus size={16} />}
      aria-disabled={!mayManage.allowed || undefined}
      onClick={() => mayManage.allowed && setOpen(true)}
    >
      New webhook
    </Button>
  );
  return (
    <>
      {mayManage.allowed ? button : <Tooltip label={mayManage.reason}>{button}</Tooltip>}
      {isOpen && (
        <WebhookForm
          title="New webhook"
          saveLabel="Create webhook"
          error={error}
          busy={create.busy}
          onSave={(draft) => void save(draft)}
          onClose={() => setOpen(false)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}
