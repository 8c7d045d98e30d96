import type { Theme } from '#web/lib/graphql.gen.ts';
import type { ThemePreference } from '#web/ui/theme/theme-preference.ts';

const wire = { system: 'SYSTEM', light: 'LIGHT', dark: 'DARK', legacy: 'LEGACY' } as const satisfies Record<
  ThemePreference,
  Theme
>;
const preferences = {
  SYSTEM: 'system',
  LIGHT: 'light',
  DARK: 'dark',
  LEGACY: 'legacy',
} as const satisfies Record<Theme, ThemePreference>;

export function themeOf(preference: ThemePreference): Theme {
  return wire[preference];
}

export function preferenceOf(theme: Theme): ThemePreference {
  return preferences[theme];
}
