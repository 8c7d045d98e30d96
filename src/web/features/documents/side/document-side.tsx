import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sideTabNames, type SideTabName } from './use-side.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import classes from './document-side.module.css';

/** A feature's part of the side. Only the chosen one is drawn. */
export type SideTab = {
  readonly value: SideTabName;
  readonly count?: number | undefined;
  readonly content: ReactNode;
};

export type DocumentSideProps = {
  tabs: readonly SideTab[];
  value: SideTabName;
  onChange: (value: SideTabName) => void;
  onClose: () => void;
};

/** In one order, whichever feature brings them. */
export function DocumentSide({ tabs, value, onChange, onClose }: DocumentSideProps) {
  const sorted = tabs.toSorted((a, b) => sideTabNames.indexOf(a.value) - sideTabNames.indexOf(b.value));
  const shown = sorted.find((tab) => tab.value === value) ?? sorted[0];
  if (!shown) return null;
  return (
    <div className={classes.side}>
      <Tabs
        label="About this document"
        fills
        tabs={sorted.map((tab) => ({ value: tab.value, label: tab.value, count: tab.count }))}
        value={shown.value}
        onChange={onChange}
      >
        {shown.content}
      </Tabs>
      <IconButton label="Close the side panel" className={classes.close} onClick={onClose}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
