import classes from './skeleton.module.css';

export type SkeletonProps = { width?: number | string; height?: number; round?: boolean };

/** A block where content will stand; hidden from screen readers, which hear the loading status instead. */
export function Skeleton({ width = '100%', height = 14, round = false }: SkeletonProps) {
  return (
    <span aria-hidden className={classes.block} data-round={round || undefined} style={{ width, height }} />
  );
}

export function SkeletonRows({ rows = 6, label }: { rows?: number; label: string }) {
  return (
    <output aria-label={label} className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row}>
          <Skeleton width={20} height={20} round />
          <Skeleton width={`${38 - (row % 3) * 8}%`} />
          <span className={classes.push}>
            <Skeleton width={72} />
          </span>
        </div>
      ))}
    </output>
  );
}
