import { useState, type FormEvent } from 'react';
import { webhookEventLabel, webhookEvents } from '#domain/webhooks/webhook-events.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './webhook-form.module.css';

export type WebhookDraft = { readonly url: string; readonly events: readonly string[] };

export type WebhookFormProps = {
  title: string;
  saveLabel: string;
  draft?: WebhookDraft;
  error: string | null;
  busy: boolean;
  onSave: (draft: WebhookDraft) => void;
  onClose: () => void;
};

export function WebhookForm({ title, saveLabel, draft, error, busy, onSave, onClose }: WebhookFormProps) {
  const [url, setUrl] = useState(draft?.url ?? '');
  const [events, setEvents] = useState<readonly string[]>(draft?.events ?? []);
  const toggle = (event: string, isOn: boolean) =>
    setEvents(isOn ? [...events, event] : events.filter((one) => one !== event));

  function send(event: FormEvent) {
    event.preventDefault();
    onSave({ url, events });
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send} noValidate>
        <FormStack>
          <TextField
            label="Address"
            type="url"
            placeholder="https://example.com/hooks/hark"
            hint="Hark sends a signed message there for each event."
            autoComplete="off"
            data-autofocus
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <fieldset className={classes.events}>
            <legend>Events</legend>
            {webhookEvents.map((event) => (
              <Switch
                key={event}
                label={webhookEventLabel(event)}
                checked={events.includes(event)}
                onChange={(isOn) => toggle(event, isOn)}
              />
            ))}
          </fieldset>
          <FormError message={error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
