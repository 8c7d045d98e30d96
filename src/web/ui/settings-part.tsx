import type { ReactNode } from 'react';
import classes from './settings-part.module.css';

/** One part of a settings page, as wide as a form. */
export function SettingsPart({ children }: { children: ReactNode }) {
  return <div className={classes.part}>{children}</div>;
}

/** What a part is for. */
export function SettingsText({ children }: { children: ReactNode }) {
  return <p className={classes.text}>{children}</p>;
}

export function SettingsList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={classes.list}>
      {children}
    </ul>
  );
}

/** A name, and what can be done with it. */
export function SettingsRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <span className={classes.name}>{name}</span>
      {children}
    </div>
  );
}
