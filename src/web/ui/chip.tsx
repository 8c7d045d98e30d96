import { IconX } from '@tabler/icons-react';
import classes from './chip.module.css';

export type ChipProps = { label: string; onRemove: () => void };

export function Chip({ label, onRemove }: ChipProps) {
  return (
    <span className={classes.chip}>
      <span className={classes.label}>{label}</span>
      <button type="button" className={classes.remove} aria-label={`Remove ${label}`} onClick={onRemove}>
        <IconX size={12} />
      </button>
    </span>
  );
}
