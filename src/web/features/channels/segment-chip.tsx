import { Chip } from '#web/ui/chip.tsx';
import type { Segment } from './segment.ts';
import classes from './theme-chart.module.css';
import { useColumns } from './use-columns.ts';
import { useSegmentFields, valueLabel } from './use-segment-fields.ts';

type SegmentChipProps = { channelId: string; segment: Segment; onRemove: () => void };

/** Whose data points a list shows. */
export function SegmentChip({ channelId, segment, onRemove }: SegmentChipProps) {
  const field = useSegmentFields().find(({ id }) => id === segment.fieldId);
  const column = useColumns(channelId).find(({ id }) => id === segment.fieldId);
  const label = column
    ? `${column.name}: ${segment.value || 'No value'}`
    : field
      ? `${field.label}: ${valueLabel(field, segment.value)}`
      : 'Some contacts';
  return (
    <p className={classes.chip}>
      <Chip label={label} onRemove={onRemove} />
    </p>
  );
}
