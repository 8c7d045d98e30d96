import type { Theme } from '#web/lib/graphql.gen.ts';
import { UpdateProfileDocument } from './members.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { ChoiceCards, type Choice } from '#web/ui/choice-cards.tsx';
import { applyThemePreference, type ThemePreference } from '#web/ui/theme/theme-preference.ts';
import { preferenceOf, themeOf } from './theme-wire.ts';
import { useState } from 'react';

const choices: readonly Choice<ThemePreference>[] = [
  { value: 'system', label: 'System', hint: 'Follows your device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'legacy', label: 'Legacy', hint: 'Higher contrast, larger type' },
];

/** Shows the theme at once; the old one comes back if the server refuses. */
export function ThemeChoice({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(preferenceOf(theme));
  const update = useCommand(UpdateProfileDocument);

  function show(preference: ThemePreference) {
    setChosen(preference);
    applyThemePreference(preference);
  }

  async function choose(preference: ThemePreference) {
    const before = chosen;
    show(preference);
    if (!(await update.run({ input: { theme: themeOf(preference) } }))) show(before);
  }

  return (
    <ChoiceCards
      legend="Theme"
      choices={choices}
      value={chosen}
      onChange={(preference) => void choose(preference)}
    />
  );
}
