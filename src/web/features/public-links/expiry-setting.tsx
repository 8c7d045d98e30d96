import { useState } from 'react';
import { useNow } from '#web/ui/use-now.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { dayOf, parseExpiryDay } from '#web/lib/expiry-day.ts';
import classes from './public-links.module.css';

export type ExpirySettingProps = {
  expiresAt: string | null;
  disabledReason: string | null;
  onSave: (change: { expiresAt: string | null }) => Promise<boolean>;
};

/** Saved when the field is left; emptied, the link never ends. */
export function ExpirySetting({ expiresAt, disabledReason, onSave }: ExpirySettingProps) {
  const [day, setDay] = useState(dayOf(expiresAt));
  const [error, setError] = useState<string | null>(null);
  const now = useNow();
  const hasEnded = expiresAt !== null && new Date(expiresAt) <= now;

  async function save() {
    if (day === dayOf(expiresAt)) return;
    const parsed = parseExpiryDay(day, new Date());
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    if (!(await onSave({ expiresAt: parsed.value }))) setDay(dayOf(expiresAt));
  }

  return (
    <div className={classes.setting}>
      <span className={classes.settingName}>Expires after</span>
      <TextField
        label="Expires after"
        hideLabel
        type="date"
        value={day}
        error={error ?? (hasEnded ? 'The link has expired. Choose a later date to reopen it.' : null)}
        disabled={disabledReason !== null}
        title={disabledReason ?? undefined}
        onChange={(event) => setDay(event.target.value)}
        onBlur={() => void save()}
      />
    </div>
  );
}
