import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useChooseTheme } from '#web/features/members/index.ts';
import type { Command } from './commands.ts';

const themes = [
  { preference: 'light', label: 'Use the light theme', Icon: IconSun },
  { preference: 'dark', label: 'Use the dark theme', Icon: IconMoon },
  { preference: 'system', label: 'Use the theme of this device', Icon: IconDeviceDesktop },
] as const;

export function useThemeCommands(): Command[] {
  const choose = useChooseTheme();
  return themes.map(({ preference, label, Icon }) => ({
    id: `theme-${preference}`,
    label,
    kind: 'action',
    icon: <Icon size={16} />,
    run: () => void choose(preference),
  }));
}
