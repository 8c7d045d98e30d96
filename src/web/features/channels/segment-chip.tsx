import { Chip } from '#web/ui/chip.tsx';
import type { Segment } from './segment.ts';
import classes from './theme-chart.module.css';
import { useSegmentFields, valueLabel } from './use-segment-fields.ts';

/** Whose data points a list shows. */
export function SegmentChip({ segment, onRemove }: { segment: Segment; onRemove: () => void }) {
  const field = useSegmentFields().find(({ id }) => id === segment.fieldId);
  const label = field ? `${field.label}: ${valueLabel(field, segment.value)}` : 'Some contacts';
  return (
    <p className={classes.chip}>
      <Chip label={label} onRemove={onRemove} />
    </p>
  );
}
