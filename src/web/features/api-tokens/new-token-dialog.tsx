import { useState, type FormEvent } from 'react';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { parseExpiryDay } from '#web/lib/expiry-day.ts';
import type { ApiScope } from '#web/lib/graphql.gen.ts';
import { CreateApiTokenDocument } from './api-tokens.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { FormStack } from '#web/ui/page-frame.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ScopeChoice } from './scope-choice.tsx';

export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  if (token === null) return <TokenForm onClose={onClose} onMade={setToken} />;
  return (
    <Dialog title="Your new token" onClose={onClose} wide stays>
      <FormStack>
        <CopyField label="API token" value={token} onCopy={(text) => copyText(text, 'Token copied')} />
        <Callout tone="warning">
          Copy it now. It won’t be shown again. Keep it secret: it acts on your behalf.
        </Callout>
      </FormStack>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TokenForm({ onClose, onMade }: { onClose: () => void; onMade: (token: string) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['READ']);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | null>(null);
  const create = useCommand(CreateApiTokenDocument, { onRefused: setError });

  async function send(event: FormEvent) {
    event.preventDefault();
    const parsedName = parseText(textLimits.apiTokenName, name);
    if (!parsedName.ok) return setError(parsedName.message);
    const expiry = parseExpiryDay(day, new Date());
    if (!expiry.ok) return setError(expiry.message);
    setError(null);
    const made = await create.run({
      input: { name: parsedName.value, scopes: [...scopes], expiresAt: expiry.value },
    });
    if (made) onMade(made.createApiToken.token);
  }

  return (
    <Dialog title="New API token" onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <FormStack>
          <TextField
            label="Name"
            placeholder="Nightly export"
            autoComplete="off"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <ScopeChoice value={scopes} onChange={setScopes} />
          <TextField
            label="Expires after (optional)"
            type="date"
            hint="Without a date it works until it’s revoked."
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <FormError message={error} />
        </FormStack>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy}>
            Create token
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
