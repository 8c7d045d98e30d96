import { useState } from 'react';
import type { RouteName } from '#domain/routes/route-table.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAllowedPlaces } from '../use-allowed-places.ts';
import { findSettings } from './find-settings.ts';
import classes from './settings-nav.module.css';
import { settingsPlaces } from './settings-places.ts';

export function SettingsNav({ here }: { here: RouteName }) {
  const [query, setQuery] = useState('');
  const sections = findSettings(useAllowedPlaces(settingsPlaces), query);
  return (
    <nav aria-label="Settings" className={classes.nav}>
      <TextField
        label="Find a setting"
        hideLabel
        type="search"
        placeholder="Find a setting"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {sections.map(({ group, places }) => (
        <section key={group} aria-label={group}>
          <h2 className={classes.group}>{group}</h2>
          <ul>
            {places.map(({ route, label, text, icon: Icon, pages = [] }) => (
              <li key={route}>
                <Link
                  to={route}
                  className={classes.link}
                  aria-current={route === here || pages.includes(here) ? 'page' : undefined}
                >
                  <Icon size={16} aria-hidden />
                  <span className={classes.words}>
                    <span className={classes.label}>{label}</span>
                    <span className={classes.text}>{text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.length === 0 && <p className={classes.none}>No results for “{query}”</p>}
    </nav>
  );
}
