import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Section } from './section-window.ts';
import classes from './section-heading.module.css';

export type SectionHeadingProps = {
  section: Section;
  isCollapsed: boolean;
  /** In a table, whose own keys lead to it. */
  isOutOfTab?: boolean;
  onToggle: (key: string) => void;
};

/** Names a group of rows and opens or closes it. */
export function SectionHeading({ section, isCollapsed, isOutOfTab = false, onToggle }: SectionHeadingProps) {
  const { key, label, color, count } = section;
  return (
    <button
      type="button"
      tabIndex={isOutOfTab ? -1 : undefined}
      aria-expanded={!isCollapsed}
      className={classes.button}
      onClick={() => onToggle(key)}
    >
      {isCollapsed ? <IconChevronRight size={14} /> : <IconChevronDown size={14} />}
      {color && <span className={classes.dot} style={{ background: color }} />}
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{count.toLocaleString('en')}</span>
    </button>
  );
}
