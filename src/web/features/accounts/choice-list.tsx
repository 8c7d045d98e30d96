import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import classes from './choice-list.module.css';

export type ListedChoice = {
  id: string;
  mark: ReactNode;
  name: string;
  badge?: string | undefined;
  detail: string;
  onChoose: () => void;
};

/** Rows that each lead somewhere. */
export function ChoiceList({ label, choices }: { label: string; choices: readonly ListedChoice[] }) {
  return (
    <ul aria-label={label} className={classes.list}>
      {choices.map(({ id, mark, name, badge, detail, onChoose }) => (
        <li key={id}>
          <button type="button" className={classes.row} onClick={onChoose}>
            {mark}
            <span className={classes.text}>
              <span className={classes.name}>
                {name} {badge !== undefined && <Badge>{badge}</Badge>}
              </span>
              <span className={classes.detail}>{detail}</span>
            </span>
            <IconChevronRight size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
