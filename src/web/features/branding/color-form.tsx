import { useState, type FormEvent } from 'react';
import { parseHexColor } from '#domain/color/hex-color.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SetPrimaryColorDocument } from './branding.gen.ts';
import classes from './branding-form.module.css';

/** What the swatch shows while nobody has chosen a color. */
const productColor = '#6246d6';

export function ColorForm({ color: saved }: { color: string | null }) {
  const [color, setColor] = useState(saved ?? '');
  const [error, setError] = useState<string | null>(null);
  const set = useCommand(SetPrimaryColorDocument, { onRefused: setError });
  const parsed = parseHexColor(color);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!parsed.ok) return setError(parsed.message);
    await change(parsed.value);
  }

  async function change(value: string | null) {
    setError(null);
    if (await set.run({ color: value }))
      showToast({ message: value === null ? 'Color reset' : 'Color saved' });
  }

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <div className={classes.row}>
        <div className={classes.color}>
          <TextField
            label="Color"
            placeholder={productColor}
            autoComplete="off"
            spellCheck={false}
            value={color}
            error={error}
            aside={
              <input
                type="color"
                aria-label="Pick a color"
                className={classes.swatch}
                value={parsed.ok ? parsed.value : productColor}
                onChange={(event) => setColor(event.target.value)}
              />
            }
            onChange={(event) => setColor(event.target.value)}
          />
        </div>
      </div>
      <div className={classes.row} style={{ marginTop: 'var(--space-3)' }}>
        <Button
          type="submit"
          variant="primary"
          busy={set.busy}
          disabled={color.trim() === '' || (parsed.ok && parsed.value === saved)}
        >
          Save color
        </Button>
        {saved !== null && (
          <Button variant="quiet" onClick={() => void change(null)}>
            Use the default color
          </Button>
        )}
      </div>
    </form>
  );
}
