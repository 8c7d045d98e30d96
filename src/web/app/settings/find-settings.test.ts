import { describe, expect, it } from 'vitest';
import { findSettings } from './find-settings.ts';
import { workspacePages } from '../workspace-pages.ts';
import { settingsPlaces } from './settings-places.ts';

const found = (query: string) =>
  findSettings(settingsPlaces, query).flatMap(({ places }) => places.map(({ label }) => label));

describe('settings', () => {
  it('stand in groups, each page once', () => {
    const all = found('');
    expect(all).toHaveLength(settingsPlaces.length);
    expect(new Set(all).size).toBe(all.length);
    expect(findSettings(settingsPlaces, '')[0]?.group).toBe('Workspace');
  });

  it('lead to pages that are there', () => {
    const routes = settingsPlaces.flatMap(({ route, pages = [] }) => [route, ...pages]);
    expect(routes.filter((route) => !workspacePages[route])).toEqual([]);
  });

  it('are found by name, by what is set there and by other words', () => {
    expect(found('audit')).toEqual(['Audit log']);
    expect(found('contacts facts')).toEqual(['Contacts']);
    expect(found('INVITE')).toEqual(['Users']);
    expect(found('codebook')).toEqual(['Tags']);
    expect(found('nothing like this')).toEqual([]);
  });
});
