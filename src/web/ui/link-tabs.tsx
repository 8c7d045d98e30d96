import classes from './tabs.module.css';

export type LinkTab = {
  label: string;
  href: string;
  isCurrent: boolean;
  count?: number | undefined;
  /** Somebody points at it or has the focus on it: a moment to load what it shows. */
  onApproach?: (() => void) | undefined;
};

/** Tabs that are pages of their own, each with its address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={classes.list} data-links>
      {tabs.map((tab) => (
        <a
          key={tab.href}
          href={tab.href}
          className={classes.tab}
          data-active={tab.isCurrent || undefined}
          aria-current={tab.isCurrent ? 'page' : undefined}
          onPointerEnter={tab.onApproach}
          onFocus={tab.onApproach}
        >
          {tab.label}
          {tab.count !== undefined && <span className={classes.count}>{tab.count.toLocaleString('en')}</span>}
        </a>
      ))}
    </nav>
  );
}
