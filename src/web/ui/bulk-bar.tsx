import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import classes from './bulk-bar.module.css';
import { IconButton } from './button.tsx';
import { countLabel } from './count-label.ts';
import { useLiftedToasts } from './use-lifted-toasts.ts';

export type BulkBarProps = {
  /** How many are chosen; with none there is no bar. */
  count: number;
  /** 'project' */
  noun: string;
  onClear: () => void;
  /** What can be done with all of them. Not offered for more than one change may take. */
  children: ReactNode;
  /** More than one request may take is changed by a job. */
  isUnlimited?: boolean;
  /** Over a list that scrolls by itself; else the bar stands at the end of the page. */
  isFloating?: boolean;
};

/** Rises from below while something is selected. Escape lets go of the selection. */
export function BulkBar(props: BulkBarProps) {
  const { count, noun, onClear, children, isUnlimited = false, isFloating = false } = props;
  const isShown = count > 0;
  const bar = useRef<HTMLDivElement>(null);
  useLiftedToasts(bar, isShown);
  useEffect(() => {
    let isCovered = false;
    // A dialog or a menu that is above closes first, and has done so by the time the key comes here.
    const look = () => (isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null);
    const letGo = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isShown && !isCovered && !event.defaultPrevented) onClear();
    };
    addEventListener('keydown', look, true);
    addEventListener('keydown', letGo);
    return () => {
      removeEventListener('keydown', look, true);
      removeEventListener('keydown', letGo);
    };
  });
  if (!isShown) return null;
  const isTooMany = !isUnlimited && count > itemLimits.bulkChange;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Actions for the selection"
      className={classes.bar}
      data-floating={isFloating || undefined}
    >
      <output className={classes.label}>
        {countLabel(count, noun)} selected
        {isTooMany && `, at most ${groupDigits(itemLimits.bulkChange)} at a time`}
      </output>
      {!isTooMany && <div className={classes.actions}>{children}</div>}
      <IconButton label="Clear the selection" tooltipSide="top" onClick={onClear}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
