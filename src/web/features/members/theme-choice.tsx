import type { Theme } from '#web/lib/graphql.gen.ts';
import { ChoiceCards, type Choice } from '#web/ui/choice-cards.tsx';
import type { ThemePreference } from '#web/ui/theme/theme-preference.ts';
import { preferenceOf } from './theme-wire.ts';
import { useChooseTheme } from './use-choose-theme.ts';
import { useState } from 'react';

const choices: readonly Choice<ThemePreference>[] = [
  { value: 'system', label: 'System', hint: 'Follows your device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'legacy', label: 'High contrast', hint: 'With larger type' },
];

export function ThemeChoice({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(preferenceOf(theme));
  const chooseTheme = useChooseTheme();

  async function choose(preference: ThemePreference) {
    setChosen(preference);
    setChosen(await chooseTheme(preference));
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
