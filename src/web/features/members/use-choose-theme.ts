import { useCommand } from '#web/lib/use-command.ts';
import { applyThemePreference, type ThemePreference } from '#web/ui/theme/theme-preference.ts';
import { UpdateProfileDocument } from './members.gen.ts';
import { preferenceOf, themeOf } from './theme-wire.ts';
import { useViewer } from './viewer-context.tsx';

/** Shows the theme at once; the old one comes back if the server refuses. Answers which one it is then. */
export function useChooseTheme(): (preference: ThemePreference) => Promise<ThemePreference> {
  const before = preferenceOf(useViewer().theme);
  const update = useCommand(UpdateProfileDocument);
  return async (preference) => {
    applyThemePreference(preference);
    if (await update.run({ input: { theme: themeOf(preference) } })) return preference;
    applyThemePreference(before);
    return before;
  };
}
