import classes from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

/** Where a masonry of cards will stand. */
export function CardsSkeleton({ label, cards = 6 }: { label: string; cards?: number }) {
  return (
    <output aria-label={label} className={classes.cards}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={classes.card}>
          <Skeleton width="70%" height={16} />
          <Skeleton />
          <Skeleton width={card % 2 === 0 ? '90%' : '55%'} />
        </div>
      ))}
    </output>
  );
}
