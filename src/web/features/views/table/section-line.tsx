/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a line of the grid, see table-layout.tsx */
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Section } from '../section-window.ts';
import classes from './section-line.module.css';

export type SectionLineProps = {
  id: string;
  index: number;
  section: Section;
  isCollapsed: boolean;
  isCursor: boolean;
  top: number;
  onToggle: (key: string) => void;
};

/** The heading of a group's rows. */
export function SectionLine({ id, index, section, isCollapsed, isCursor, top, onToggle }: SectionLineProps) {
  const { key, label, color, count } = section;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.line}
      data-cursor={isCursor || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" id={id} className={classes.cell}>
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={!isCollapsed}
          className={classes.button}
          onClick={() => onToggle(key)}
        >
          {isCollapsed ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
          {color && <span className={classes.dot} style={{ background: color }} />}
          <span className={classes.label}>{label}</span>
          <span className={classes.count}>{count.toLocaleString('en')}</span>
        </button>
      </div>
    </div>
  );
}
