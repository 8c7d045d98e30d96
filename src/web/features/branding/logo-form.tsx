import { useRef, useState, type ChangeEvent } from 'react';
import { useClient } from 'urql';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { messageOf } from '#web/lib/rest.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { BrandingDocument, RemoveLogoDocument } from './branding.gen.ts';
import classes from './branding-form.module.css';
import { sendLogo } from './send-logo.ts';

export function LogoForm({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = useCommand(RemoveLogoDocument, { onRefused: setError });

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const checked = checkSize(sizeLimits.logo, file.size);
    if (!checked.ok) return setError(checked.message);
    setError(null);
    setBusy(true);
    try {
      await sendLogo(file);
      await client.query(BrandingDocument, {}, { requestPolicy: 'network-only' }).toPromise();
      showToast({ message: 'Logo saved' });
    } catch (refusal) {
      setError(messageOf(refusal));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <p className={classes.label}>Logo</p>
      <div className={classes.row}>
        <span className={classes.preview}>
          {logoUrl === null ? 'No logo' : <img src={logoUrl} alt={`Logo of ${name}`} />}
        </span>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml,image/gif"
          aria-label="Logo file"
          tabIndex={-1}
          className={classes.file}
          onChange={(event) => void choose(event)}
        />
        <Button busy={busy} onClick={() => input.current?.click()}>
          {logoUrl === null ? 'Upload logo' : 'Replace logo'}
        </Button>
        {logoUrl !== null && (
          <Button variant="quiet" busy={remove.busy} onClick={() => void remove.run({})}>
            Remove logo
          </Button>
        )}
      </div>
      <FormError message={error} />
    </div>
  );
}
