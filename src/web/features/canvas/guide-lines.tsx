import { ViewportPortal } from '@xyflow/react';
import type { Guide } from '#domain/canvas/alignment-guides.ts';
import classes from './canvas.module.css';

export function GuideLines({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <ViewportPortal>
      <svg className={classes.guides} aria-hidden>
        {guides.map(({ axis, at, from, to }) => (
          <path key={axis} d={axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`} />
        ))}
      </svg>
    </ViewportPortal>
  );
}
