/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a line of the grid, see table-layout.tsx */
import { SectionHeading } from '../section-heading.tsx';
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
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.line}
      data-cursor={isCursor || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" id={id} className={classes.cell}>
        <SectionHeading section={section} isCollapsed={isCollapsed} isOutOfTab onToggle={onToggle} />
      </div>
    </div>
  );
}
