import { Tabs as MantineTabs } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) scrollToTab(list.current, value);
  }, [value]);
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
      <div className={classes.bar}>
        <MantineTabs.List ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <MantineTabs.Tab key={tab.value} value={tab.value} data-tab={tab.value}>
              {tab.label}
              {tab.count !== undefined && (
                <span className={classes.count}>{tab.count.toLocaleString('en')}</span>
              )}
            </MantineTabs.Tab>
          ))}
        </MantineTabs.List>
      </div>
      <MantineTabs.Panel value={value}>{children}</MantineTabs.Panel>
    </MantineTabs>
  );
}

const neighbourRoom = 56;

/** With a bit of its neighbours, so that the next one can be seen and reached. */
function scrollToTab(list: HTMLElement, value: string): void {
  const tab = list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
  if (!tab) return;
  const left = tab.offsetLeft - neighbourRoom;
  const right = tab.offsetLeft + tab.offsetWidth + neighbourRoom - list.clientWidth;
  list.scrollLeft = Math.min(left, Math.max(right, list.scrollLeft));
}
