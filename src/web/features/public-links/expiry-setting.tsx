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
      <span className={classes.settingName}>Ends after</span>
      <TextField
        label="Ends after"
        hideLabel
        type="date"
        value={day}
        error={error ?? (hasEnded ? 'The link has ended. Choose a later day to open it again.' : null)}
        disabled={disabledReason !== null}
        title={disabledReason ?? undefined}
        onChange={(event) => setDay(event.target.value)}
        onBlur={() => void save()}
      />
    </div>
  );
}
