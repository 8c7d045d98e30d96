import { IconShieldCheck } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const roleSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsRoles',
    label: 'Roles',
    icon: IconShieldCheck,
    group: 'People and access',
    text: 'What each role can do',
    words: 'permissions matrix rights viewer contributor manager',
  },
];
