import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

export type TabItem<Value extends string> = { value: Value; label: string; count?: number | undefined };

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Takes the height it is given; the panel scrolls. */
  fills?: boolean;
  children: ReactNode;
};

/** One panel at a time: the parent renders the content of the chosen tab as children. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  fills = false,
  children,
}: TabsProps<Value>) {
  return (
    <MantineTabs
      value={value}
      onChange={(chosen) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab) onChange(tab.value);
      }}
      keepMounted={false}
      data-fills={fills || undefined}
      classNames={{
        root: classes.root ?? '',
        list: classes.list ?? '',
        tab: classes.tab ?? '',
        panel: classes.panel ?? '',
      }}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && (
              <span className={classes.count}>{tab.count.toLocaleString('en')}</span>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>
    </MantineTabs>
  );
}
