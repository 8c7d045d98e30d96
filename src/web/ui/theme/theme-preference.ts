import type { ColorTheme } from '#domain/color/themes.ts';

export type ThemePreference = 'system' | ColorTheme;

/** The same key is read by public/theme.js before the first paint. */
const storageKey = 'hark.theme';

/** Shows the theme now and remembers it on this device for the next first paint. */
export function applyThemePreference(preference: ThemePreference): void {
  if (preference === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = preference;
  try {
    localStorage.setItem(storageKey, preference);
  } catch {
    // Private windows may refuse storage; the choice then lasts for this page.
  }
}
